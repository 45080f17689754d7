import type { CreditView } from '@roomtone/contract/credit/credit'
import type { CreditKind } from '@roomtone/domain/credit/credit'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../platform/format/money.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { CreditItem } from './credit-item.tsx'
import { creditsQuery } from './credits.query.ts'

const texts = creditsTexts.settings
const AddCode = lazyPart(async () => ({ default: (await import('./add-code.tsx')).AddCode }))

/** The rows *Gift cards* and *Coupons* of the payment settings. */
export function CreditSettings() {
  const credits = useQuery(creditsQuery(useServices()))
  if (credits.isPending)
    return (
      <Loading>
        <Skeleton className="mt-6 h-28" />
      </Loading>
    )
  if (credits.isLoadingError)
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => void credits.refetch()}
        retrying={credits.isFetching}
        className="mt-6 mb-6"
      >
        {credits.error.message}
      </ErrorState>
    )
  return (
    <>
      {(['gift_card', 'coupon'] as const).map((kind) => (
        <Section key={kind} kind={kind} items={credits.data.items.filter((one) => one.kind === kind)} />
      ))}
      <p className="mt-4 text-small">
        <Link to="/help?article=gift-cards-and-coupons" className="link">
          {texts.help}
        </Link>
      </p>
    </>
  )
}

function countOf(kind: CreditKind, items: CreditView[]): string {
  const usable = items.filter(({ standing }) => standing === 'usable')
  const { giftCards, coupons } = texts
  if (kind === 'coupon') return coupons.count({ count: usable.length })
  const balance = usable.reduce((sum, one) => sum + one.balance, 0)
  return giftCards.count({ count: usable.length, balance: formatMoney(balance) })
}

function Section({ kind, items }: { kind: CreditKind; items: CreditView[] }) {
  const words = kind === 'gift_card' ? texts.giftCards : texts.coupons
  const id = `${kind}-title`
  return (
    <section aria-labelledby={id} className="border-b py-6">
      <h2
        id={id}
        tabIndex={-1}
        className="mb-2 flex flex-wrap justify-between gap-x-4 font-sans text-body font-medium tracking-normal"
      >
        {words.title}
        <span className="text-small font-normal text-ink-2">{countOf(kind, items)}</span>
      </h2>
      {items.length === 0 ? (
        <p className="text-small text-ink-2">{words.none}</p>
      ) : (
        <ul>
          {items.map((credit) => (
            <CreditItem key={credit.id} credit={credit} />
          ))}
        </ul>
      )}
      <Adding label={words.add} />
    </section>
  )
}

function Adding({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)

  /** The form closes, and the keyboard goes on from the button that opened it. */
  function close(): void {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={opener} className="mt-4">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
          <AddCode onAdded={close} onClose={close} />
        </Suspense>
      ) : (
        <Button variant="line" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
