import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { FieldMessage } from './field-message.tsx'

const texts = checkoutTexts.crew

type CrewFieldProps = {
  value: string
  most: number
  onChange: (value: string) => void
  error: string | undefined
}

/** Counted with two buttons, the arrow keys, or typed. */
export function CrewField({ value, most, onChange, error }: CrewFieldProps) {
  const id = useId()
  const count = Number(value)

  function step(by: number): void {
    onChange(String(Math.min(Math.max((Number.isInteger(count) ? count : 0) + by, 1), most)))
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  const button =
    'absolute inset-y-0 grid w-11 place-items-center rounded-s text-ink-2 hover:text-ink disabled:opacity-40 focus-visible:-outline-offset-4'
  return (
    <div>
      <label htmlFor={id} className="block text-small text-ink-2">
        {texts.label}
      </label>
      <div className="relative mt-1 w-40">
        <input
          id={id}
          name="crew"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 3))}
          onKeyDown={press}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
          className="control px-11 text-center font-medium tabular-nums"
        />
        <button
          type="button"
          aria-label={texts.fewer}
          disabled={count <= 1}
          onClick={() => step(-1)}
          className={`${button} left-0`}
        >
          <Minus className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={texts.more}
          disabled={count >= most}
          onClick={() => step(1)}
          className={`${button} right-0`}
        >
          <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-2">
        {texts.upTo(most)}
      </p>
    </div>
  )
}
