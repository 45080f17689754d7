import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { bankTexts, cardTexts } from '@roomtone/texts/card/card'
import { claimTexts } from '@roomtone/texts/claim/claims'
import { cardDeclined } from '@roomtone/texts/payment/card-declined'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { CardFields } from '../../parts/card/card-fields.tsx'
import { paymentForm } from '../../parts/card/card-form.ts'
import { NEW_CARD } from '../../parts/card/card-token.ts'
import { cardName, expiryWords } from '../../parts/card/card-words.ts'
import { type CardState, useCard } from '../../parts/card/use-card.ts'
import { useKeepClaim } from '../../parts/claim/use-keep-claim.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useSite } from '../../platform/queries/site.query.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxField, RadioCards } from '../../ui/field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const texts = claimTexts.pay
const BankDialog = lazyPart(async () => ({
  default: (await import('../../parts/card/bank-dialog.tsx')).BankDialog,
}))
const StripeFields = lazy(async () => ({
  default: (await import('../../parts/card/stripe-fields.tsx')).StripeFields,
}))

/** Pays with another card what the booking's card would not pay: the same fields as at checkout. */
export function ClaimPayment({ claim }: { claim: ClaimView }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const payment = useCard(true)
  const amount = formatMoney(claim.owed)
  const form = useForm({
    schema: paymentForm(payment.isTypedHere ? new Date() : null),
    read: () => ({ card: payment.typed }),
    submit: async () => {
      const card = await payment.toSend()
      const next = await call(claimCalls.pay, { params: { id: claim.id }, body: { card } })
      keep(next)
      if (next.owed === 0) void showToast('success', texts.paid)
    },
  })
  return (
    <Card raised className="grid gap-5">
      <h2 className="text-title">{texts.title({ amount })}</h2>
      <p className="text-small text-ink-2">{texts.text}</p>
      <Said claim={claim} />
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <Cards payment={payment} errorOf={form.errorOf} />
        <Button
          type="submit"
          pending={form.pending}
          pendingText={texts.pending}
          className="justify-self-start"
        >
          {texts.button({ amount })}
        </Button>
      </form>
    </Card>
  )
}

function Said({ claim }: { claim: ClaimView }) {
  const { charge } = claim
  if (charge?.clientSecret) return <Bank claim={claim} secret={charge.clientSecret} />
  if (!charge?.decline) return null
  return (
    <Notice role="alert" tone="bad" title={texts.declined}>
      <p>{cardDeclined[charge.decline]}</p>
    </Notice>
  )
}

type CardsProps = { payment: CardState; errorOf: (field: string) => string | undefined }

function Cards({ payment, errorOf }: CardsProps) {
  const { provider, publishableKey } = useSite().payments
  const { cards, isLoading, hasFailed, chosen, choose, save, setSave } = payment
  if (isLoading) return <Skeleton className="h-40" />
  return (
    <>
      {hasFailed && <p className="text-small text-wait">{cardTexts.savedFailed}</p>}
      {cards.length > 0 && (
        <RadioCards
          name="card"
          legend={cardTexts.saved}
          columns={1}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          options={[
            ...cards.map((card) => ({
              value: card.id,
              label: cardName(card),
              description: expiryWords(card),
            })),
            { value: NEW_CARD, label: cardTexts.another },
          ]}
        />
      )}
      {chosen === NEW_CARD && (
        <>
          {provider === 'simulated' ? (
            <CardFields card={payment.typed} onCard={payment.type} errorOf={errorOf} />
          ) : (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <StripeFields publishableKey={publishableKey} exchange={payment.exchange} errorOf={errorOf} />
            </Suspense>
          )}
          <CheckboxField
            label={cardTexts.save}
            checked={save}
            onChange={(event) => setSave(event.target.checked)}
          />
          <p className="text-small text-ink-2">{cardTexts.note}</p>
        </>
      )}
    </>
  )
}

/** The bank wants to check the person: Stripe opens its own window, simulated payments open our dialog. */
function Bank({ claim, secret }: { claim: ClaimView; secret: string }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const { provider, publishableKey } = useSite().payments
  const [isOpen, setOpen] = useState(false)
  const isSimulated = provider === 'simulated'
  const answer = useMutation({
    mutationFn: async (hasPassed: boolean) => {
      if (isSimulated)
        await call(paymentCalls.answerAsBank, { body: { clientSecret: secret, passed: hasPassed } })
      else await (await import('../../parts/card/stripe.ts')).showBank(publishableKey, secret)
      return call(claimCalls.confirmPayment, { params: { id: claim.id } })
    },
    onSuccess: (next) => {
      keep(next)
      if (next.owed === 0) void showToast('success', texts.paid)
    },
    onError: toastError,
  })
  return (
    <Notice role="status">
      <p className="mb-3">{bankTexts.waiting}</p>
      <Button
        variant="line"
        pending={answer.isPending}
        pendingText={texts.pending}
        onClick={() => (isSimulated ? setOpen(true) : answer.mutate(true))}
      >
        {bankTexts.open}
      </Button>
      {isSimulated && isOpen && (
        <Suspense>
          <BankDialog
            amount={claim.owed}
            isPending={answer.isPending}
            onAnswer={(hasPassed) => answer.mutate(hasPassed)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Notice>
  )
}
