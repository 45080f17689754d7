import type { ReactNode } from 'react'
import { CheckboxField } from '../../../ui/field.tsx'

type ChoiceGroupProps<T extends string> = {
  name: string
  legend: string
  options: readonly T[]
  labelOf: (option: T) => string
  value: readonly T[]
  onChange: (value: T[]) => void
  /** At most this many may be chosen; the others are then disabled. */
  most?: number | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** Several of many. The answer keeps the order of the options, not that of the presses. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { name, legend, options, labelOf, value, onChange, most, hint, error } = props
  const isFull = most !== undefined && value.length >= most

  function toggle(option: T, chosen: boolean): void {
    onChange(options.filter((each) => (each === option ? chosen : value.includes(each))))
  }

  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      {hint && <p className="mb-2 text-small text-ink-2">{hint}</p>}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {options.map((option) => (
          <CheckboxField
            key={option}
            name={name}
            label={labelOf(option)}
            checked={value.includes(option)}
            disabled={isFull && !value.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-small text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
