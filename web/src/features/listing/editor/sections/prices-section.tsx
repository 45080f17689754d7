import { guestPriceHint, hourlyRateOf } from '@roomtone/domain/pricing/rates'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { formatMoney } from '../../../../platform/format/money.ts'
import { ExampleQuote } from '../example-quote.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.prices

export function PricesSection({ edits: { values, set, errorOf } }: SectionProps) {
  const { pricePerDay } = values
  const derived = pricePerDay > 0 ? formatMoney(hourlyRateOf({ hourlyRate: null, pricePerDay })) : '$0'
  return (
    <>
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
