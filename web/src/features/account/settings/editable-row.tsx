import { personalInfoTexts as texts } from '@roomtone/texts/account/personal-info'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type EditableRowProps = {
  label: string
  /** The current value. */
  children: ReactNode
  /** There is no value yet, and the button says so. */
  isEmpty?: boolean
  /** Draws the form; it calls back when it is done. */
  form: (close: () => void) => ReactNode
  /** Another action beside Edit. */
  action?: ReactNode
}

/** A row whose value turns into a form in the same place, and back. */
export function EditableRow({ label, children, isEmpty = false, form, action }: EditableRowProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    // The focused field is gone, so the button that opened it takes the focus.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <section aria-label={label} className="grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_auto]">
      <h2 className="font-sans text-body font-medium tracking-normal">{label}</h2>
      {isOpen ? (
        <div className="col-start-1 mt-4">{form(close)}</div>
      ) : (
        <>
          <div className="col-start-1 min-w-0 text-small text-ink-2 wrap-anywhere">{children}</div>
          <div className="flex flex-wrap items-center gap-3 max-sm:mt-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center">
            {action}
            <button
              ref={button}
              type="button"
              aria-label={isEmpty ? texts.addOf({ what: label }) : texts.editOf({ what: label })}
              onClick={() => setOpen(true)}
              className="link touch inline-flex items-center text-small"
            >
              {isEmpty ? texts.add : texts.edit}
            </button>
          </div>
        </>
      )}
    </section>
  )
}
