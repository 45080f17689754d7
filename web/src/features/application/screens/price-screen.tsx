import { TIP_PRICE } from '@roomtone/domain/listing/options'
import { guestPriceHint } from '@roomtone/domain/pricing/rates'
import { LOCALE } from '@roomtone/texts/language'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { useId } from 'react'
import { formatMoney } from '../../../platform/format/money.ts'
import { Button } from '../../../ui/button.tsx'
import { readPrice } from '../fields/numbers.ts'
import type { ScreenProps } from './screen-props.ts'

const texts = screenTexts.price
const grouped = new Intl.NumberFormat(LOCALE)

export function PriceScreen({ content, onChange }: ScreenProps) {
  const id = useId()
  const { pricePerDay } = content
  return (
    <div className="grid justify-items-start gap-6">
      <div className="flex w-full items-baseline gap-2 border-b border-ink pb-2 font-serif text-display focus-within:border-accent">
        <span aria-hidden="true">$</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.label}
          aria-describedby={id}
          placeholder="0"
          value={pricePerDay === 0 ? '' : grouped.format(Math.floor(pricePerDay / 100))}
          onChange={(event) => onChange({ pricePerDay: readPrice(event.target.value) })}
          className="w-full min-w-0 bg-transparent even-figures outline-none"
        />
        <span className="font-sans text-body tracking-normal whitespace-nowrap text-ink-2">
          {texts.perDay}
        </span>
      </div>
      <div id={id} role="status" className="min-h-12">
        {pricePerDay > 0 && (
          <>
            <p className="font-medium">{texts.hint({ price: formatMoney(guestPriceHint(pricePerDay)) })}</p>
            <p className="text-small text-ink-2">{texts.hintNote}</p>
          </>
        )}
      </div>
      <Button variant="line" onClick={() => onChange({ pricePerDay: TIP_PRICE })}>
        {texts.tip({ price: formatMoney(TIP_PRICE) })}
      </Button>
    </div>
  )
}
