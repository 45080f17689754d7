import { cx } from '../../../ui/cx.ts'

type PillsProps<T extends string> = {
  name: string
  legend: string
  options: readonly T[]
  labelOf: (option: T) => string
  value: T
  onChange: (value: T) => void
}

/** One of a few short words. */
export function Pills<T extends string>({ name, legend, options, labelOf, value, onChange }: PillsProps<T>) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'choice min-h-11 items-center rounded-pill px-4 py-2 text-small',
              option === value ? 'font-semibold' : 'text-ink-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none forced-colors:appearance-auto"
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
