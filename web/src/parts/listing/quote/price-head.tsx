import type { PropertyView } from '@roomtone/contract/listing/property'
import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { formatMoney } from '../../../platform/format/money.ts'

type PriceHeadProps = Pick<PropertyView, 'rentsBy' | 'pricePerDay' | 'hourlyRate'>

export function PriceHead({ rentsBy, pricePerDay, hourlyRate }: PriceHeadProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <span className="font-serif text-h2">
          {formatMoney(rentsBy === 'day' ? pricePerDay : hourlyRate)}
        </span>{' '}
        <span className="text-small text-ink-2">{rentsBy === 'day' ? texts.perDay : texts.perHour}</span>
      </span>
      {rentsBy === 'both' && (
        <span className="text-small text-ink-2">
          {formatMoney(pricePerDay)} {texts.perDay}
        </span>
      )}
    </p>
  )
}
