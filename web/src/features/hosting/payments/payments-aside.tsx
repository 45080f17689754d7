import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { paymentsTexts } from '@roomtone/texts/hosting/payments'
import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '../../../parts/file/download-button.tsx'
import { payoutAccountQuery } from '../../../parts/money/payments.query.ts'
import { monthWords } from '../../../parts/time/when.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

export function AccountCard() {
  const texts = paymentsTexts.account
  const account = useQuery(payoutAccountQuery(useServices()))
  const status = account.data?.status
  return (
    <Card className="grid gap-3">
      <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
      {account.isPending ? (
        <Skeleton className="h-5" />
      ) : (
        <p className="text-small text-ink-2">
          {status === undefined ? texts.failed : status === 'active' ? account.data?.label : texts[status]}
        </p>
      )}
      <ButtonLink
        variant={status === undefined || status === 'active' ? 'line' : 'primary'}
        to="/settings/payments?tab=payouts"
        className="justify-self-start"
      >
        {status === 'none' ? texts.setUp : texts.change}
      </ButtonLink>
    </Card>
  )
}

export function Statements({ months }: { months: readonly string[] }) {
  const texts = paymentsTexts.statements
  return (
    <Card>
      <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
      <p className="mt-1 text-small text-ink-2">{months.length > 0 ? texts.text : texts.none}</p>
      <ul className="mt-2">
        {months.map((month) => (
          <li key={month} className="flex items-center justify-between gap-3 border-t py-1 first:border-t-0">
            <span className="text-small">{monthWords(month)}</span>
            <DownloadButton
              variant="quiet"
              name={texts.name({ month: monthWords(month) })}
              get={(call) => call(payoutCalls.statement, { params: { month } })}
            >
              PDF
            </DownloadButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
