import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { type KeyboardEvent, useId } from 'react'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { StepButtons } from '../../../ui/step-buttons.tsx'

const texts = checkoutTexts.crew

type CrewFieldProps = {
  value: string
  most: number
  onChange: (value: string) => void
  error: string | undefined
}

/** Changed with two buttons, the arrow keys, or by typing. */
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
          className="control px-11 text-center font-medium even-figures"
        />
        <StepButtons
          fewer={texts.fewer}
          more={texts.more}
          isLeast={count <= 1}
          isMost={count >= most}
          onStep={step}
        />
      </div>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-2">
        {texts.upTo({ most })}
      </p>
    </div>
  )
}
