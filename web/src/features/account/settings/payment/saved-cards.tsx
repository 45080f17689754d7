import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { cardsQuery } from '../../../../parts/card/cards.query.ts'
import { useVerifyPath } from '../../../../parts/verification/use-verify-path.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { useMember } from '../../../../platform/session/use-session.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { CardRow } from './card-row.tsx'

const texts = paymentSettingsTexts.cards
const AddCard = lazyPart(async () => ({ default: (await import('./add-card.tsx')).AddCard }))

export function SavedCards() {
  const cards = useQuery(cardsQuery(useServices()))
  return (
    <section aria-labelledby="cards-title" className="border-b py-6">
      <h2 id="cards-title" tabIndex={-1} className="mb-2 font-sans text-body font-medium tracking-normal">
        {texts.title}
      </h2>
      {cards.isPending && (
        <Loading>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {cards.isError && (
        <ErrorState title={texts.failed} onRetry={() => void cards.refetch()} retrying={cards.isFetching}>
          {cards.error.message}
        </ErrorState>
      )}
      {cards.data?.items.length === 0 && <p className="text-small text-ink-2">{texts.none}</p>}
      {cards.data && cards.data.items.length > 0 && (
        <ul>
          {cards.data.items.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <Adding />
    </section>
  )
}

function Adding() {
  const member = useMember()
  const verifyPath = useVerifyPath()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)

  /** The form closes, and the keyboard goes on from the button that opened it. */
  function close(): void {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }

  if (member && !member.isVerified)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="text-small text-ink-2">{texts.verifyFirst}</p>
        <ButtonLink variant="line" to={verifyPath}>
          {texts.verify}
        </ButtonLink>
      </div>
    )
  return (
    <div ref={opener} className="mt-4">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-60 rounded-m" />}>
          <AddCard onClose={close} />
        </Suspense>
      ) : (
        <Button variant="line" onClick={() => setOpen(true)}>
          {texts.add}
        </Button>
      )}
    </div>
  )
}
