import { ACTIVITIES, type Activity } from '@roomtone/domain/listing/activities'
import { activities } from '@roomtone/texts/labels'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { cx } from '../../../../ui/cx.ts'
import type { BlockProps } from '../terms-form.ts'

/** Nothing is chosen before the host has answered, because neither yes nor no is ours to assume. */
export function AllowsBlock({ form: { values, set } }: BlockProps) {
  const { allows } = values
  return (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {ACTIVITIES.map((activity) => (
        <YesOrNo
          key={activity}
          activity={activity}
          value={allows[activity]}
          onChange={(answer) => set('allows', { ...allows, [activity]: answer })}
        />
      ))}
    </div>
  )
}

type YesOrNoProps = { activity: Activity; value: boolean | null; onChange: (answer: boolean) => void }

function YesOrNo({ activity, value, onChange }: YesOrNoProps) {
  return (
    <fieldset className="relative min-h-13 border-b pe-28">
      <legend className="float-start flex min-h-13 items-center text-small font-semibold">
        {activities[activity]}
      </legend>
      <div className="absolute inset-y-0 end-0 my-auto grid h-9 w-24 grid-cols-2 rounded-pill bg-paper-2 p-0.5 pointer-coarse:h-12 pointer-coarse:w-27">
        {[true, false].map((answer) => (
          <label
            key={String(answer)}
            className={cx(
              'relative grid place-items-center rounded-pill text-small has-focus-visible:outline-2 has-focus-visible:outline-accent',
              value === answer ? 'bg-card font-semibold shadow-1' : 'text-ink-2 hover:text-ink',
              value === answer && answer && 'text-ok',
            )}
          >
            <input
              type="radio"
              name={`allows.${activity}`}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none forced-colors:appearance-auto"
            />
            {answer ? texts.yes : texts.no}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
