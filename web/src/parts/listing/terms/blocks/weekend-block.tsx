import { editorTexts } from '@roomtone/texts/listing/editor'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { NumberField } from '../../../money/number-field.tsx'
import type { BlockProps } from '../terms-form.ts'
import { WeekendDays } from '../weekend-days.tsx'

const { prices } = editorTexts

export function WeekendBlock({ form: { values, set, errorOf } }: BlockProps) {
  const { weekendDays, rentsBy } = values
  const money = (name: 'weekendPrice' | 'weekendHourlyRate') => ({
    name,
    money: true,
    optional: true,
    value: values[name],
    onChange: (value: number | null) => set(name, value),
    error: errorOf(name),
  })
  return (
    <>
      <WeekendDays
        value={weekendDays}
        onChange={(days) => set('weekendDays', days)}
        error={errorOf('weekendDays')}
      />
      {weekendDays.length === 0 ? (
        <p className="text-small text-ink-2">{texts.noWeekend}</p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            {...money('weekendPrice')}
            label={prices.weekendPrice}
            unit={texts.perDay}
            hint={values.weekendPrice === null && prices.weekendHint}
          />
          {rentsBy !== 'day' && (
            <NumberField
              {...money('weekendHourlyRate')}
              label={prices.weekendHourlyRate}
              unit={texts.perHour}
              hint={values.weekendHourlyRate === null && prices.weekendHourlyHint}
            />
          )}
        </div>
      )}
    </>
  )
}
