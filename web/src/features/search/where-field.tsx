import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../platform/lazy-part.tsx'

// Nobody asked for suggestions: if they fail, the typed words are searched for all the same.
const SuggestList = lazyPart(
  async () => ({ default: (await import('./suggest-list.tsx')).SuggestList }),
  () => {},
)

type WhereFieldProps = {
  id: string
  /** The value in the address. */
  value: string
  placeholder: string
  className: string
  /** Called after a suggested place has been put into the field. */
  onPick?: ((input: HTMLInputElement) => void) | undefined
}

/** Where, with suggestions while typing. A plain field until it gets the focus. */
export function WhereField({ id, value, placeholder, className, onPick }: WhereFieldProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const [text, setText] = useState(value)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)

  function close(): void {
    setOpen(false)
    setActive(null)
  }

  function take(place: string): void {
    // The form is read right afterwards, so the field must have the value by then.
    flushSync(() => setText(place))
    close()
    if (input.current) onPick?.(input.current)
  }

  return (
    <span className="relative grid">
      <input
        ref={input}
        id={id}
        name="where"
        value={text}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && active !== null}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active || undefined}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={(event) => open && keys.current?.(event)}
        className={className}
      />
      {open && (
        <Suspense>
          <SuggestList
            id={listId}
            text={text.trim()}
            keys={keys}
            onActive={setActive}
            onPlace={take}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}
