import { helpTexts } from '@roomtone/texts/site/help'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useHref } from 'react-router'

interface Props {
  query: string
  onQuery: (query: string) => void
}

/** A plain GET form: without script it loads /help?q=…, with script the results follow the typing. */
export function HelpSearch({ query, onQuery }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const action = useHref('/help')

  // Back and Forward change the query from outside; what a person is typing is never overwritten.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])

  return (
    <search className="mt-8 block max-w-2xl">
      <form
        action={action}
        method="get"
        className="flex items-center gap-2 rounded-pill border border-ink-3 bg-card p-1.5 ps-5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
        onSubmit={(event) => {
          event.preventDefault()
          const words = input.current?.value.trim() ?? ''
          onQuery(words)
          // There is nothing to search for yet, so the field gets the focus.
          if (words === '') input.current?.focus()
        }}
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-2" strokeWidth={1.5} />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={helpTexts.searchLabel}
          placeholder={helpTexts.searchHint}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 bg-transparent text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => onQuery(event.target.value)}
        />
        <button
          type="submit"
          className="btn-primary min-h-11 shrink-0 rounded-pill px-5 text-small font-medium"
        >
          {helpTexts.searchButton}
        </button>
      </form>
    </search>
  )
}
