import { propertyTexts as texts } from '@roomtone/texts/listing/property'
import { formatMoney } from '../../../platform/format/money.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** For a packaged example: what such a space costs, and the link to spaces that can be booked. */
export function PriceCard({ pricePerDay }: { pricePerDay: number }) {
  return (
    <Card raised className="lg:sticky lg:top-6">
      <p className="font-serif text-h1">
        {formatMoney(pricePerDay)} <span className="font-sans text-small text-ink-2">{texts.perDay}</span>
      </p>
      <p className="mt-3 mb-6 text-small text-ink-2">{texts.example.text}</p>
      <ButtonLink wide to="/search">
        {texts.example.action}
      </ButtonLink>
    </Card>
  )
}
