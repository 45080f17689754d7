import type { Area } from '@roomtone/domain/premises/layout'
import { houseTexts } from '@roomtone/texts/premises/house'
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
      className="grid gap-2 py-3 sm:grid-cols-[1fr_26rem] sm:items-center sm:gap-6"
    >
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden="true" className="min-w-0 text-small wrap-anywhere">
        {label}
      </span>
      <div className="flex rounded-m bg-paper-2 p-1 text-small">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative grid min-h-9 flex-auto place-items-center rounded-s px-2 py-1 text-center font-medium text-ink-2 has-checked:bg-card has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
