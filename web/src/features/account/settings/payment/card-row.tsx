import type { Reply } from '@roomtone/contract/endpoint'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import type { listCards, SavedCard } from '@roomtone/contract/payment/saved-cards'
import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { cardTexts as words } from '@roomtone/texts/card/card'
import { useMutation } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { Suspense, useState } from 'react'
import { cardName, expiryWords } from '../../../../parts/card/card-words.ts'
import { cardsQuery } from '../../../../parts/card/cards.query.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'

const texts = paymentSettingsTexts.cards
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type Cards = Reply<typeof listCards>

export function CardRow({ card }: { card: SavedCard }) {
  const services = useServices()
  const [asking, setAsking] = useState(false)
  const name = cardName(card)
  const params = { id: card.id }

  function show(cards: Cards, said: string): void {
    services.queryClient.setQueryData(cardsQuery(services).queryKey, cards)
    void showToast('success', said)
    // The list redraws, and the button that was pressed may be gone.
    focusIfLost(document.getElementById('cards-title'))
  }

  const prefer = useMutation({
    mutationFn: () => services.call(paymentCalls.changeDefault, { params }),
    onSuccess: (cards) => show(cards, texts.madeDefault({ card: name })),
    onError: toastError,
  })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      <CreditCard className="size-5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {card.isDefault && <Badge tone="ok">{texts.default}</Badge>}
        </span>
        <span className={card.isExpired ? 'text-small text-bad' : 'text-small text-ink-2'}>
          {card.isExpired ? words.expired : expiryWords(card)}
        </span>
      </p>
      <div className="flex flex-wrap gap-1">
        {!card.isDefault && !card.isExpired && (
          <Button
            variant="quiet"
            aria-label={texts.makeDefaultName({ card: name })}
            pending={prefer.isPending}
            onClick={() => prefer.mutate()}
          >
            {texts.makeDefault}
          </Button>
        )}
        <Button variant="quiet" aria-label={texts.removeName({ card: name })} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm}
            text={texts.confirm.text({ card: name })}
            onConfirm={async () =>
              show(await services.call(paymentCalls.removeCard, { params }), texts.removed({ card: name }))
            }
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
