import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { lazy, Suspense, useRef, useState } from 'react'
import { CardFields } from '../../../../parts/card/card-fields.tsx'
import { paymentForm } from '../../../../parts/card/card-form.ts'
import { cardProblem, simulatedToken } from '../../../../parts/card/card-token.ts'
import { cardsQuery } from '../../../../parts/card/cards.query.ts'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'

const texts = paymentSettingsTexts.cards
const StripeFields = lazy(async () => ({
  default: (await import('../../../../parts/card/stripe-fields.tsx')).StripeFields,
}))

/**
 * The same fields as at checkout; the card is exchanged for a token in the page and kept, and nothing is
 * charged.
 */
export function AddCard({ onClose }: { onClose: () => void }) {
  const services = useServices()
  const { provider, publishableKey } = useSite().payments
  const isSimulated = provider === 'simulated'
  const [typed, type] = useState({ number: '', expiry: '', cvc: '' })
  const exchange = useRef<(() => Promise<string>) | null>(null)

  async function tokenOf(): Promise<string> {
    if (isSimulated) return simulatedToken(typed, crypto.randomUUID())
    if (!exchange.current) throw cardProblem('number', texts.notReady)
    return exchange.current()
  }

  const form = useForm({
    schema: paymentForm(isSimulated ? new Date() : null),
    read: () => ({ card: typed }),
    submit: async () => {
      const cards = await services.call(paymentCalls.saveCard, { body: { token: await tokenOf() } })
      services.queryClient.setQueryData(cardsQuery(services).queryKey, cards)
      void showToast('success', texts.added)
      onClose()
    },
  })

  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <h3 className="font-sans text-body font-semibold tracking-normal">{texts.add}</h3>
        {isSimulated ? (
          <CardFields card={typed} onCard={type} errorOf={form.errorOf} />
        ) : (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <StripeFields publishableKey={publishableKey} exchange={exchange} errorOf={form.errorOf} />
          </Suspense>
        )}
        <p className="text-small text-ink-2">{texts.note}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending} pendingText={texts.adding}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
