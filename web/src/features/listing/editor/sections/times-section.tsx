import { MINIMUM_HOURS_MAX } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { WeekHours } from '../../../../parts/listing/terms/week-hours.tsx'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import type { SectionProps } from '../section-props.ts'
import type { Edits } from '../use-edits.ts'

const texts = editorTexts.times
const HOURS = Array.from({ length: MINIMUM_HOURS_MAX }, (_, index) => index + 1)
const TURNAROUNDS = [0, 30, 60, 90, 120, 180, 240, 480, 720, 1440]
const NOTICES = [0, 2, 4, 12, 24, 48, 72, 168, 336, 720, 2160]

export function TimesSection({ edits }: SectionProps) {
  const { values, set, errorOf, listing } = edits
  return (
    <>
      <div>
        <WeekHours
          name="hours"
          value={values.hours}
          onChange={(hours) => set('hours', hours)}
          error={errorOf('hours')}
        />
        <p className="mt-1.5 text-small text-ink-2">
          {texts.zone({ zone: listing.timeZone.replaceAll('_', ' ') })}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice edits={edits} name="minimumHours" options={HOURS} write={spellHours} />
        <Choice edits={edits} name="turnaroundMinutes" options={TURNAROUNDS} write={spellMinutes} />
        <Choice edits={edits} name="noticeHours" options={NOTICES} write={spellNotice} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['minDays', 'maxDays'] as const).map((name) => (
          <NumberField
            key={name}
            name={name}
            label={texts[name]}
            value={values[name]}
            onChange={(value) => set(name, value ?? 0)}
            error={errorOf(name)}
          />
        ))}
      </div>
    </>
  )
}

type Name = 'minimumHours' | 'turnaroundMinutes' | 'noticeHours'
type ChoiceProps = { edits: Edits; name: Name; options: number[]; write: (value: number) => string }

/** A figure that is set but not among the usual ones stays choosable. */
function Choice({ edits: { values, set, errorOf, listing }, name, options, write }: ChoiceProps) {
  const all = [...new Set([...options, listing[name]])].sort((a, b) => a - b)
  return (
    <SelectField
      name={name}
      label={texts[name]}
      value={values[name]}
      onChange={(event) => set(name, Number(event.target.value))}
      error={errorOf(name)}
    >
      {all.map((option) => (
        <option key={option} value={option}>
          {write(option)}
        </option>
      ))}
    </SelectField>
  )
}

function spellHours(hours: number): string {
  return texts.hours({ count: hours })
}

function spellMinutes(minutes: number): string {
  if (minutes === 0) return texts.noTurnaround
  return minutes % 60 === 0 ? spellHours(minutes / 60) : texts.minutes({ count: minutes })
}

function spellNotice(hours: number): string {
  if (hours === 0) return texts.sameDay
  return hours % 24 === 0 ? texts.days({ count: hours / 24 }) : spellHours(hours)
}
