import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

type ChipSetProps<Value extends string> = {
  legend: ReactNode
  legendHidden?: boolean | undefined
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  /** At most this many; the others stay disabled until one is removed. */
  max?: number | undefined
  describedBy?: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Checkboxes drawn as words in a row. */
export function ChipSet<Value extends string>(props: ChipSetProps<Value>) {
  const { legend, legendHidden, options, chosen, max, describedBy, onChange } = props
  const isFull = max !== undefined && chosen.length >= max

  function toggle(value: Value): void {
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  }

  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-small text-ink-2'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const isChosen = chosen.includes(value)
          const isOff = isFull && !isChosen
          return (
            <label
              key={value}
              className={cx(
                'choice min-h-11 items-center rounded-pill px-4 py-2 text-small font-medium',
                isOff && 'opacity-60',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isOff}
                onChange={() => toggle(value)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:appearance-auto"
              />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
