import { birthYears } from '@roomtone/domain/account/birthday'
import { accountTexts } from '@roomtone/texts/account/account'
import { useId } from 'react'
import { SelectField } from '../../ui/field.tsx'

const texts = accountTexts.profile
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

type BirthdayFieldsProps = {
  /** `yyyy-mm-dd`, when the person has told us before. */
  known: string | null
  error: string | undefined
}

/** Days 1 to 31 for every month, as specified; the server knows the calendar and says what is wrong. */
export function BirthdayFields({ known, error }: BirthdayFieldsProps) {
  const hint = useId()
  const [year = '', month = '', day = ''] = known?.split('-').map(Number) ?? []
  return (
    <fieldset aria-describedby={hint}>
      <legend className="mb-1.5 font-medium">{texts.birthday}</legend>
      <div className="grid grid-cols-[1.4fr_1fr_1fr] gap-3">
        <SelectField
          label={texts.month}
          name="birthday.month"
          autoComplete="bday-month"
          defaultValue={month}
          error={error}
        >
          <option value="" />
          {texts.months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.day} name="birthday.day" autoComplete="bday-day" defaultValue={day}>
          <option value="" />
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
        <SelectField label={texts.year} name="birthday.year" autoComplete="bday-year" defaultValue={year}>
          <option value="" />
          {birthYears(new Date()).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
      </div>
      <p id={hint} className="mt-2 text-small text-ink-2">
        {texts.birthdayHint}
      </p>
    </fieldset>
  )
}
