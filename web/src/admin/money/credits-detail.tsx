import { type AdminCreditDetail, stopCredit } from '@roomtone/contract/credit/admin-credits'
import { adminCreditCalls } from '@roomtone/contract/credit/credit.calls'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { adminCreditsTexts as texts } from '@roomtone/texts/admin/credits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { nameWords, worthWords } from '../../parts/credit/credit-words.ts'
import { BackLink } from '../../parts/list/back-link.tsx'
import { MissingOrFailed } from '../../parts/page/missing-or-failed.tsx'
import { formatMoney } from '../../platform/format/money.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Moment } from '../list/moment.tsx'
import { adminCreditQuery } from './credits.query.ts'
import { leftWords, StandingBadge, worthOf } from './credits-table.tsx'

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../list/reason-dialog.tsx')).ReasonDialog,
}))

/** One code with its owner and what it has paid for. */
export function CreditDetail({ id }: { id: string }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(adminCreditQuery(useServices(), id))
  const above = <BackLink to="/admin/credits">{texts.back}</BackLink>
  if (data) return <Detail credit={data} above={above} />
  return (
    <Page title={texts.title} above={above}>
      {isPending ? (
        <Skeleton className="h-60" />
      ) : (
        <MissingOrFailed
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          missing={texts.missing}
          failed={adminTexts.notLoaded}
        />
      )}
    </Page>
  )
}

function Detail({ credit, above }: { credit: AdminCreditDetail; above: ReactNode }) {
  return (
    <Page
      title={nameWords(credit)}
      above={above}
      intro={<p>{worthWords(credit)}</p>}
      actions={<StandingBadge standing={credit.standing} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <Section isSmall title={texts.detail.uses}>
            <Uses uses={credit.uses} />
          </Section>
          <Section isSmall title={texts.detail.people}>
            <People people={credit.people} />
          </Section>
        </div>
        <div className="grid content-start gap-6">
          <Card>
            <Section isSmall title={texts.detail.facts}>
              <Facts credit={credit} />
            </Section>
          </Card>
          {credit.stoppedAt === null && <Stop id={credit.id} />}
        </div>
      </div>
    </Page>
  )
}

function Facts({ credit }: { credit: AdminCreditDetail }) {
  const { issuedAt, issuedBy, stoppedAt, stoppedBy, note } = credit
  const rows: [string, ReactNode][] = [
    [texts.columns.worth, worthOf(credit)],
    [texts.columns.left, leftWords(credit)],
    [texts.columns.issued, <Moment key="issued" at={issuedAt} />],
    [texts.detail.issuedBy, issuedBy ?? texts.never],
  ]
  if (stoppedAt !== null) rows.push([texts.detail.stoppedBy, stoppedBy ?? texts.never])
  if (note !== '') rows.push([texts.detail.note, note])
  return (
    <dl className="grid gap-2 text-small">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere even-figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Uses({ uses }: { uses: AdminCreditDetail['uses'] }) {
  if (uses.length === 0) return <p className="text-small text-ink-2">{texts.detail.noUses}</p>
  return (
    <ul>
      {uses.map((use) => (
        <li
          key={`${use.bookingId} ${use.at}`}
          className="flex flex-wrap justify-between gap-x-4 border-t py-3 first:border-t-0"
        >
          <span className="min-w-0">
            <Link
              to={`/admin/bookings?booking=${use.bookingId}`}
              aria-label={texts.detail.openBooking({ title: use.title })}
              className="link"
            >
              {use.title}
            </Link>
            <span className="block text-small text-ink-2 wrap-anywhere">{use.email}</span>
          </span>
          <span className="text-end text-small even-figures">
            {formatMoney(use.amount)} · {texts.detail.states[use.state]}
            {use.returned > 0 && (
              <span className="block text-ink-2">
                {texts.detail.returned({ amount: formatMoney(use.returned) })}
              </span>
            )}
            <span className="block text-ink-2">
              <Moment at={use.at} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function People({ people }: { people: AdminCreditDetail['people'] }) {
  if (people.length === 0) return <p className="text-small text-ink-2">{texts.detail.noPeople}</p>
  return (
    <ul>
      {people.map(({ userId, name, email, addedAt }) => (
        <li key={userId} className="flex flex-wrap justify-between gap-x-4 border-t py-3 first:border-t-0">
          <span className="min-w-0 wrap-anywhere">
            <Link to={`/admin/users?q=${encodeURIComponent(email)}`} className="link">
              {name}
            </Link>
            <span className="block text-small text-ink-2">{email}</span>
          </span>
          <span className="text-small text-ink-2">
            <Moment at={addedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Stop({ id }: { id: string }) {
  const services = useServices()
  const [isOpen, setOpen] = useState(false)
  const { stop, issue } = texts

  async function confirm(reason: string): Promise<void> {
    const done = await services.call(adminCreditCalls.stop, { params: { id }, body: { reason } })
    services.queryClient.setQueryData(adminCreditQuery(services, id).queryKey, done)
    void services.queryClient.invalidateQueries({ queryKey: ['admin', 'credits'] })
    void showToast('success', stop.done)
  }

  return (
    <>
      <Button variant="line" wide onClick={() => setOpen(true)}>
        {stop.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ReasonDialog
            title={stop.title}
            text={stop.text}
            reason={{ label: issue.reason, hint: issue.reasonHint }}
            confirm={stop.confirm}
            pendingText={stop.pending}
            schema={stopCredit.body}
            rest={{}}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
