import { useId, useState } from 'react'
import { StepButtons } from '../../../ui/step-buttons.tsx'

export type CountFieldProps = {
  label: string
  fewer: string
  more: string
  value: number
  least: number
  most: number
  /** The limits of typing; the buttons keep within `least` and `most`. */
  typed?: { least: number; most: number }
  hint?: string | undefined
  onChange: (value: number) => void
}

export function CountField(props: CountFieldProps) {
  const { label, fewer, more, value, least, most, typed: bounds = { least, most }, hint, onChange } = props
  const id = useId()
  // What is being typed may not be a number for a moment.
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const count = text === '' ? Number.NaN : Number(text)
    if (Number.isInteger(count) && count >= bounds.least && count <= bounds.most) onChange(count)
  }

  function step(by: number) {
    setTyped(null)
    onChange(Math.min(Math.max(value + by, least), most))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="control px-11 text-center even-figures"
        />
        <StepButtons
          fewer={fewer}
          more={more}
          isLeast={value <= least}
          isMost={value >= most}
          onStep={step}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
