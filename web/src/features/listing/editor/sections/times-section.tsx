import { editorTexts } from '@roomtone/texts/listing/editor'
import { TermSelect } from '../../../../parts/listing/terms/term-select.tsx'
import { WeekHours } from '../../../../parts/listing/terms/week-hours.tsx'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { ChangeMenuLink } from '../change-menu-link.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.times

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
        <ChangeMenuLink edits={edits} field="hours" />
        <p className="mt-1.5 text-small text-ink-2">
          {texts.zone({ zone: listing.timeZone.replaceAll('_', ' ') })}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['minimumHours', 'turnaroundMinutes', 'noticeHours'] as const).map((name) => (
          <TermSelect
            key={name}
            name={name}
            value={values[name]}
            onChange={(value) => set(name, value)}
            error={errorOf(name)}
          />
        ))}
      </div>
      <ChangeMenuLink edits={edits} field="noticeHours" />
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
