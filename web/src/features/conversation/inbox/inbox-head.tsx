import { inboxTexts as texts } from '@roomtone/texts/conversation/messages'
import { Search } from 'lucide-react'
import { useUnread } from '../../../parts/notification/use-unread.ts'
import { cx } from '../../../ui/cx.ts'
import { useLateText } from '../../../ui/focus/use-late-text.ts'
import type { InboxAddress } from './use-inbox-address.ts'

type InboxHeadProps = { title: string; as: 'host' | undefined; address: InboxAddress }

export function InboxHead({ title, as, address }: InboxHeadProps) {
  const isThread = address.conversation !== null
  return (
    <>
      {isThread && <h1 className="sr-only md:hidden">{title}</h1>}
      <div className={cx('mb-6 flex flex-wrap items-center gap-x-6 gap-y-3', isThread && 'max-md:hidden')}>
        <h1 className="max-md:flex-1">{title}</h1>
        <Filters as={as} address={address} />
        <SearchBox value={address.q} onChange={(q) => address.change({ q })} />
      </div>
    </>
  )
}

function Filters({ as, address }: Omit<InboxHeadProps, 'title'>) {
  const count = useUnread()?.[as === 'host' ? 'host' : 'all'] ?? 0
  return (
    <fieldset className="flex rounded-pill bg-paper-2 p-1">
      <legend className="sr-only">{texts.filter.label}</legend>
      {(['all', 'unread'] as const).map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={address.filter === filter}
          onClick={() => address.change({ filter: filter === 'all' ? '' : filter })}
          className={cx(
            'touch flex items-center gap-2 rounded-pill px-4 py-1.5 text-small font-medium',
            address.filter === filter ? 'bg-card shadow-1' : 'text-ink-2',
          )}
        >
          {texts.filter[filter]}
          {filter === 'unread' && count > 0 && <span className="even-figures">{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}

type SearchBoxProps = { value: string; onChange: (value: string) => void }

function SearchBox({ value, onChange }: SearchBoxProps) {
  const { text, type, leave } = useLateText(value, onChange)
  return (
    <label className="pill w-full md:ms-auto md:w-80">
      <Search className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">{texts.search}</span>
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        placeholder={texts.search}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        className="w-full min-w-0 outline-none"
      />
    </label>
  )
}
