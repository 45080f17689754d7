import type { PayoutAccountView } from '@roomtone/contract/payment/payout-account'
import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { payoutAccountQuery } from '../../../../parts/money/payments.query.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { ProviderButton } from './provider-button.tsx'

const texts = paymentSettingsTexts.account
const AccountForm = lazyPart(async () => ({
  default: (await import('./payout-account-form.tsx')).AccountForm,
}))
const TONES: Record<PayoutAccountView['status'], BadgeTone> = {
  none: 'off',
  incomplete: 'wait',
  active: 'ok',
  refused: 'bad',
}

export function PayoutAccount() {
  const account = useQuery(payoutAccountQuery(useServices()))
  if (account.data) return <Shown account={account.data} />
  if (account.isError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void account.refetch()} retrying={account.isFetching}>
        {account.error.message}
      </ErrorState>
    )
  return (
    <Loading>
      <Skeleton className="h-40 rounded-m" />
    </Loading>
  )
}

function Shown({ account }: { account: PayoutAccountView }) {
  const { status, label, provider } = account
  return (
    <section aria-labelledby="account-title">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="account-title" tabIndex={-1} className="outline-none">
          {texts.title}
        </h2>
        {status !== 'none' && <Badge tone={TONES[status]}>{texts.status[status]}</Badge>}
      </div>
      {label !== '' && <p className="mt-3 font-medium">{label}</p>}
      <p className="mt-1 text-ink-2">{texts[status]}</p>
      <div className="mt-6">
        {provider === 'stripe' ? <ProviderButton status={status} /> : <Entering status={status} />}
      </div>
    </section>
  )
}

/** Without an account the form is open; with one, a button opens it. */
function Entering({ status }: Pick<PayoutAccountView, 'status'>) {
  const [isReplacing, setReplacing] = useState(false)
  if (status === 'active' && !isReplacing)
    return (
      <Button variant="line" onClick={() => setReplacing(true)}>
        {texts.replace}
      </Button>
    )
  return (
    <Card>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <AccountForm onClose={status === 'active' ? () => setReplacing(false) : null} />
      </Suspense>
    </Card>
  )
}
