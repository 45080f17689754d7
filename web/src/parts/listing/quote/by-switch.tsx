import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { Choice } from '../choice.ts'

type BySwitchProps = { by: Choice['by']; onSwitch: (by: Choice['by']) => void }

/** By the hour or by the day, where a space is rented both ways. */
export function BySwitch({ by, onSwitch }: BySwitchProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-2 rounded-pill bg-paper-2 p-1">
      <legend className="sr-only">{texts.how}</legend>
      {(['hour', 'day'] as const).map((each) => (
        <label
          key={each}
          className={cx(
            'relative grid min-h-11 place-items-center rounded-pill text-small font-medium',
            by === each ? 'bg-card shadow-1' : 'text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={by === each}
            onChange={() => onSwitch(each)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-pill"
          />
          {each === 'hour' ? texts.byHour : texts.byDay}
        </label>
      ))}
    </fieldset>
  )
}
