import { RENTS_BY, type RentsBy } from '@roomtone/domain/availability/time-rules'
import { guestPriceHint, hourlyRateOf } from '@roomtone/domain/pricing/rates'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { WeekendDays } from '../../../../parts/listing/terms/weekend-days.tsx'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { formatMoney } from '../../../../platform/format/money.ts'
import { RadioCards } from '../../../../ui/field.tsx'
import { ExampleQuote } from '../example-quote.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.prices

export function PricesSection({ edits: { values, set, errorOf } }: SectionProps) {
  const { pricePerDay } = values
  const derived = pricePerDay > 0 ? formatMoney(hourlyRateOf({ hourlyRate: null, pricePerDay })) : '$0'
  return (
    <>
      <RadioCards
        name="rentsBy"
        legend={texts.rents.legend}
        columns={3}
        options={RENTS_BY.map((value) => ({ value, label: texts.rents[value] }))}
        value={values.rentsBy}
        onChange={(event) => set('rentsBy', event.target.value as RentsBy)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="pricePerDay"
          label={texts.pricePerDay}
          hint={pricePerDay > 0 && texts.guestHint({ price: formatMoney(guestPriceHint(pricePerDay)) })}
          money
          value={pricePerDay}
          onChange={(value) => set('pricePerDay', value ?? 0)}
          error={errorOf('pricePerDay')}
        />
        <NumberField
          name="hourlyRate"
          label={texts.hourlyRate}
          hint={texts.hourlyHint({ price: derived })}
          money
          optional
          value={values.hourlyRate}
          onChange={(value) => set('hourlyRate', value)}
          error={errorOf('hourlyRate')}
        />
        <div className="sm:col-span-2">
          <WeekendDays
            value={values.weekendDays}
            onChange={(days) => set('weekendDays', days)}
            error={errorOf('weekendDays')}
          />
        </div>
        <NumberField
          name="weekendHourlyRate"
          label={texts.weekendHourlyRate}
          hint={texts.weekendHourlyHint}
          money
          optional
          value={values.weekendHourlyRate}
          onChange={(value) => set('weekendHourlyRate', value)}
          error={errorOf('weekendHourlyRate')}
        />
        <NumberField
          name="weekendPrice"
          label={texts.weekendPrice}
          hint={texts.weekendHint}
          money
          optional
          value={values.weekendPrice}
          onChange={(value) => set('weekendPrice', value)}
          error={errorOf('weekendPrice')}
        />
        <NumberField
          name="weeklyDiscountPercent"
          label={texts.weeklyDiscountPercent}
          hint={texts.weeklyHint}
          value={values.weeklyDiscountPercent}
          onChange={(value) => set('weeklyDiscountPercent', value ?? 0)}
          error={errorOf('weeklyDiscountPercent')}
        />
        <NumberField
          name="cleaningFee"
          label={texts.cleaningFee}
          hint={texts.cleaningHint}
          money
          value={values.cleaningFee}
          onChange={(value) => set('cleaningFee', value ?? 0)}
          error={errorOf('cleaningFee')}
        />
      </div>
      <ExampleQuote values={values} />
    </>
  )
}
