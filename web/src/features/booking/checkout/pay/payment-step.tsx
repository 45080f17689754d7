import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ApiError } from '@roomtone/contract/call'
import type { SavedCard } from '@roomtone/contract/payment/saved-cards'
import type { TypedCard } from '@roomtone/domain/payment/card'
import { cardTexts as texts } from '@roomtone/texts/card/card'
import { lazy, type RefObject, Suspense } from 'react'
import { CardFields } from '../../../../parts/card/card-fields.tsx'
import { NEW_CARD } from '../../../../parts/card/card-token.ts'
import { cardName, expiryWords } from '../../../../parts/card/card-words.ts'
import type { CardState } from '../../../../parts/card/use-card.ts'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { CheckboxField, RadioCards } from '../../../../ui/field.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { Step } from '../step.tsx'
import { CreditPart } from './credit-part.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import type { CreditState } from './use-credits.ts'

const StripeFields = lazy(async () => ({
  default: (await import('../../../../parts/card/stripe-fields.tsx')).StripeFields,
}))

type PaymentStepProps = {
  payment: CardState
  credits: CreditState
  booking: BookingView | null
  refusal: ApiError | null
  onBooking: (booking: BookingView) => void
  onOver: () => void
  errorOf: (field: string) => string | undefined
}

export function PaymentStep(props: PaymentStepProps) {
  const { payment, credits, booking, refusal, onBooking, onOver, errorOf } = props
  const { cards, isLoading, hasFailed, chosen, choose, save, setSave } = payment
  return (
    <Step number={3} title={texts.title}>
      {booking && <PaymentNotice booking={booking} refusal={refusal} onBooking={onBooking} onOver={onOver} />}
      <CreditPart credits={credits} />
      {credits.applied.rest === 0 ? null : isLoading ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="grid gap-4">
          {hasFailed && <p className="text-small text-wait">{texts.savedFailed}</p>}
          {cards.length > 0 && (
            <RadioCards
              name="card"
              legend={texts.saved}
              columns={1}
              value={chosen}
              onChange={(event) => choose(event.target.value)}
              options={[...cards.map(optionOf), { value: NEW_CARD, label: texts.another }]}
            />
          )}
          {chosen === NEW_CARD && (
            <>
              <NewCard payment={payment} errorOf={errorOf} />
              <CheckboxField
                label={texts.save}
                checked={save}
                onChange={(event) => setSave(event.target.checked)}
              />
              <p className="text-small text-ink-2">{texts.note}</p>
            </>
          )}
        </div>
      )}
    </Step>
  )
}

type NewCardProps = {
  payment: {
    typed: TypedCard
    type: (card: TypedCard) => void
    exchange: RefObject<(() => Promise<string>) | null>
  }
  errorOf: PaymentStepProps['errorOf']
}

function NewCard({ payment, errorOf }: NewCardProps) {
  const { provider, publishableKey } = useSite().payments
  if (provider === 'simulated')
    return <CardFields card={payment.typed} onCard={payment.type} errorOf={errorOf} />
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <StripeFields publishableKey={publishableKey} exchange={payment.exchange} errorOf={errorOf} />
    </Suspense>
  )
}

function optionOf(card: SavedCard) {
  return { value: card.id, label: cardName(card), description: expiryWords(card) }
}
