import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { propertyTexts as texts } from './property.texts.ts'

/** What it costs, and the one thing to do next: visitors ask for an invitation, members read how booking goes. */
export function PriceCard({ pricePerDay, signedIn }: { pricePerDay: number; signedIn: boolean }) {
  return (
    <Card raised className="lg:sticky lg:top-6">
      <p className="font-serif text-h1">
        {formatMoney(pricePerDay)} <span className="font-sans text-small text-ink-2">{texts.perDay}</span>
      </p>
      <p className="mt-3 mb-6 text-small text-ink-2">{signedIn ? texts.member.text : texts.visitor.text}</p>
      {signedIn ? (
        <ButtonLink wide to="/help?article=request-to-book">
          {texts.member.action}
        </ButtonLink>
      ) : (
        <Button wide aria-haspopup="dialog" onClick={() => openDialog('waitlist')}>
          {texts.visitor.action}
        </Button>
      )}
    </Card>
  )
}
