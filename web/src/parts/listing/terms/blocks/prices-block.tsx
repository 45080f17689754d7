import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { NumberField } from '../../../money/number-field.tsx'
import { Pills } from '../pills.tsx'
import type { BlockProps } from '../terms-form.ts'

const { prices, times } = editorTexts

/** Only the prices that the way of renting needs are asked. */
export function PricesBlock({ form: { values, set, errorOf } }: BlockProps) {
  const { rentsBy } = values
  const byHour = rentsBy !== 'day'
  const byDay = rentsBy !== 'hour'
  const count = (name: 'minimumHours' | 'minDays' | 'maxDays' | 'weeklyDiscountPercent') => ({
    name,
    value: values[name],
    onChange: (value: number | null) => set(name, value ?? 0),
    error: errorOf(name),
  })
  const money = (name: 'hourlyRate' | 'pricePerDay') => ({
    name,
    money: true,
    value: values[name],
    onChange: (value: number | null) => set(name, value ?? 0),
    error: errorOf(name),
  })
  return (
    <>
      <Pills
        name="rentsBy"
        legend={prices.rents.legend}
        options={RENTS_BY}
        labelOf={(way) => prices.rents[way]}
        value={rentsBy}
        onChange={(way) => set('rentsBy', way)}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {byHour && <NumberField {...money('hourlyRate')} label={prices.hourlyRate} unit={texts.perHour} />}
        {(byHour || errorOf('minimumHours')) && (
          <NumberField
            {...count('minimumHours')}
            label={times.minimumHours}
            unit={texts.hoursUnit({ count: values.minimumHours })}
          />
        )}
        <NumberField
          {...money('pricePerDay')}
          label={prices.pricePerDay}
          unit={texts.perDay}
          hint={!byDay && texts.onlyHours}
        />
        {byDay && (
          <>
            <NumberField
              {...count('minDays')}
              label={times.minDays}
              unit={texts.daysUnit({ count: values.minDays })}
            />
            <NumberField
              {...count('maxDays')}
              label={times.maxDays}
              unit={texts.daysUnit({ count: values.maxDays })}
            />
            <NumberField
              {...count('weeklyDiscountPercent')}
              label={prices.weeklyDiscountPercent}
              hint={prices.weeklyHint}
            />
          </>
        )}
      </div>
    </>
  )
}
