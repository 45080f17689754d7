import { searchCalls } from '@roomtone/contract/search/search.calls'
import { suggestTexts as texts } from '@roomtone/texts/search/suggest'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Building2, MapPin } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Services, useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'

const PAUSE = 160
const LONGEST = 100

function suggestQuery({ call }: Services, text: string) {
  return queryOptions({
    queryKey: ['suggest', text],
    queryFn: ({ signal }) => call(searchCalls.suggest, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    // Suggestions are optional: typing goes on without them.
    retry: false,
  })
}

type SuggestListProps = {
  id: string
  text: string
  /** The field passes its keys to this list. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  /**
   * The option that a screen reader should say; empty while there are options but none is chosen, null
   * without any.
   */
  onActive: (optionId: string | null) => void
  onPlace: (label: string) => void
  onClose: () => void
}

type Choice = { key: string; group: 'places' | 'listings'; title: string; aside: string; take: () => void }

export function SuggestList({ id, text, keys, onActive, onPlace, onClose }: SuggestListProps) {
  const choices = useChoices(usePaused(text), onPlace, onClose)
  const [at, setAt] = useState(-1)
  const active = choices[at] ? `${id}-${at}` : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins without a choice
  useEffect(() => setAt(-1), [text])
  useEffect(() => onActive(choices.length === 0 ? null : active), [active, choices.length, onActive])
  useEffect(() => {
    keys.current = press
    return () => {
      keys.current = null
    }
  })

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    if (choices.length === 0) return
    if (event.key === 'ArrowDown') setAt((at + 1) % choices.length)
    else if (event.key === 'ArrowUp') setAt((Math.max(at, 0) + choices.length - 1) % choices.length)
    else if (event.key === 'Enter' && choices[at]) choices[at].take()
    else return
    event.preventDefault()
  }

  if (choices.length === 0) return null
  const group = (name: Choice['group']) => choices.filter((choice) => choice.group === name)
  const option = (choice: Choice) => {
    const index = choices.indexOf(choice)
    return <Option key={choice.key} id={`${id}-${index}`} choice={choice} isActive={index === at} />
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.list}
      className="absolute top-full z-20 mt-3 rounded-m border bg-card p-2 shadow-2"
      style={{ insetInlineStart: -16, width: 'min(320px, 100vw - 40px)' }}
    >
      <Group name={texts.places}>{group('places').map(option)}</Group>
      <Group name={texts.listings}>{group('listings').map(option)}</Group>
    </div>
  )
}

function useChoices(text: string, onPlace: (label: string) => void, onClose: () => void): Choice[] {
  const { data } = useQuery(suggestQuery(useServices(), text.slice(0, LONGEST)))
  const navigate = useNavigate()
  if (!data) return []
  return [
    ...data.places.map(({ label, kind, count }) => ({
      key: `${kind} ${label}`,
      group: 'places' as const,
      title: label,
      aside: texts.count({ spaces: count }),
      take: () => onPlace(label),
    })),
    ...data.listings.map(({ id, title, city, state }) => ({
      key: id,
      group: 'listings' as const,
      title,
      aside: `${city}, ${state}`,
      take: () => {
        onClose()
        void navigate(`/property/${id}`)
      },
    })),
  ]
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

function Group({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are options of a listbox
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-tiny text-ink-2">
        {name}
      </p>
      {children}
    </div>
  )
}

function Option({ id, choice, isActive }: { id: string; choice: Choice; isActive: boolean }) {
  const Icon = choice.group === 'places' ? MapPin : Building2
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as the combobox pattern wants it
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the field, because leaving it would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={choice.take}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-s px-3 py-1.5 text-small hover:bg-paper-2',
        isActive && 'bg-paper-2',
      )}
    >
      <Icon className="size-4 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{choice.title}</span>
      <span className="flex-none text-tiny text-ink-2">{choice.aside}</span>
    </div>
  )
}
