import type { Area } from '@roomtone/domain/premises/layout'
import { houseTexts } from '@roomtone/texts/premises/house'
import { cx } from '../../ui/cx.ts'
import type { AreaChoice } from './layout-form.ts'

const texts = houseTexts.spaces

type AreaChoiceFieldProps = {
  name: string
  area: Area
  /** What the area is called here, also before it has a name. */
  label: string
  /** Read aloud: the area and the space. */
  legend: string
  value: AreaChoice
  describedBy?: string | undefined
  onChange: (choice: AreaChoice) => void
}

/** What a crew that books a space gets of one area. */
export function AreaChoiceField(props: AreaChoiceFieldProps) {
  const { name, area, label, legend, value, describedBy, onChange } = props
  const choices: AreaChoice[] =
    area.sharedBy === null && value !== 'shared' ? ['own', 'none'] : ['own', 'shared', 'none']
  return (
    <fieldset
      aria-describedby={describedBy}
      className="grid items-center gap-x-6 gap-y-2 border-t py-3 first:border-t-0 sm:grid-cols-2"
    >
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden="true" className="min-w-0 text-small wrap-anywhere">
        {label}
      </span>
      <div className="flex rounded-m bg-paper-2 p-1 text-small">
        {choices.map((choice) => (
          <label
            key={choice}
            className={cx(
              'relative grid min-h-9 flex-1 place-items-center rounded-s px-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent',
              value === choice ? 'bg-card font-semibold shadow-1' : 'text-ink-2 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-s outline-none forced-colors:appearance-auto"
            />
            {texts[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
