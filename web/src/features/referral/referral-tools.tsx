import type { ReferralRow, ReferralView } from '@roomtone/contract/referral/referral'
import { LOCALE } from '@roomtone/texts/language'
import { inviteTexts, invitationsTexts as texts } from '@roomtone/texts/referral/referral'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PagedList } from '../../parts/list/paged-list.tsx'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { InviteForm } from './invite-form.tsx'
import { invitationsQuery, referralQuery } from './referral.query.ts'

const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' })
const dayOf = (at: string) => day.format(new Date(at))

/** A member's tools of the referral program: invite, share, and follow the results. */
export function ReferralTools() {
  const referral = useQuery(referralQuery(useServices()))
  if (referral.isLoadingError)
    return (
      <ErrorState
        title={inviteTexts.failed}
        onRetry={() => void referral.refetch()}
        retrying={referral.isFetching}
      >
        {referral.error.message}
      </ErrorState>
    )
  if (!referral.data)
    return (
      <Loading>
        <Skeleton className="h-60 rounded-m" />
      </Loading>
    )
  const { link, invitationsLeft, hasPayoutAccount, earned } = referral.data
  return (
    <div className="grid gap-8">
      <section aria-label={inviteTexts.title}>
        <h2 className="mb-4">{inviteTexts.title}</h2>
        <InviteForm left={invitationsLeft} />
      </section>
      <section aria-label={inviteTexts.linkTitle}>
        <h2 className="mb-4">{inviteTexts.linkTitle}</h2>
        <CopyLink link={link} />
      </section>
      {earned > 0 && !hasPayoutAccount && <AccountMissing />}
      <Invitations figures={referral.data} />
    </div>
  )
}

/** Only a verified member can set up an account, so others go to verification first. */
function AccountMissing() {
  const isVerified = useMember()?.isVerified ?? false
  return (
    <p className="rounded-m bg-wait-soft p-4 text-small text-wait">
      {isVerified ? inviteTexts.account : inviteTexts.unverified}{' '}
      <Link to={isVerified ? '/settings/payments?tab=payouts' : '/verify-identity'} className="link">
        {isVerified ? inviteTexts.setUp : inviteTexts.verify}
      </Link>
    </p>
  )
}

function Invitations({ figures }: { figures: ReferralView }) {
  const list = useInfiniteQuery(invitationsQuery(useServices()))
  return (
    <section aria-label={texts.title}>
      <h2 className="mb-4">{texts.title}</h2>
      {figures.invited > 0 && <Figures figures={figures} />}
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          <Card className="text-center">
            <p className="font-medium">{texts.empty.title}</p>
            <p className="mt-1 text-small text-ink-2">{texts.empty.text}</p>
          </Card>
        }
      >
        {(rows) => <Table caption={texts.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  )
}

function Figures({ figures: { invited, joined, earned, paid } }: { figures: ReferralView }) {
  const shown = [
    [texts.figures.invited, String(invited)],
    [texts.figures.joined, String(joined)],
    [texts.figures.earned, formatMoney(earned)],
    [texts.figures.paid, formatMoney(paid)],
  ]
  return (
    <dl aria-label={texts.figures.label} className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      {shown.map(([label, value]) => (
        <Card key={label}>
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="mt-1 font-serif text-h2 even-figures">{value}</dd>
        </Card>
      ))}
    </dl>
  )
}

const TONES: Record<ReferralRow['state'], BadgeTone> = {
  invited: 'off',
  joined: 'wait',
  hosting: 'wait',
  earned: 'ok',
  paid: 'ok',
  refused: 'bad',
}

const COLUMNS: readonly Column<ReferralRow>[] = [
  {
    key: 'friend',
    header: texts.columns.friend,
    cell: ({ friend, source }) => (
      <>
        <span className="wrap-anywhere">{friend || texts.someone}</span>
        {source === 'link' && <span className="block text-tiny text-ink-2">{texts.viaLink}</span>}
      </>
    ),
  },
  {
    key: 'state',
    header: texts.columns.state,
    cell: (row) => (
      <>
        <Badge tone={TONES[row.state]}>{texts.states[row.state]}</Badge>
        <span className="mt-1 block text-tiny text-ink-2">{noteOf(row)}</span>
      </>
    ),
  },
  { key: 'when', header: texts.columns.when, cell: ({ invitedAt }) => dayOf(invitedAt) },
  {
    key: 'reward',
    header: texts.columns.reward,
    align: 'end',
    cell: ({ reward, state }) => (
      <span className="even-figures">{reward > 0 && state !== 'refused' ? formatMoney(reward) : ''}</span>
    ),
  },
]

function noteOf({ state, refusedBecause, payoutAt }: ReferralRow): string {
  if (state === 'refused') return refusedBecause ? texts.refusals[refusedBecause] : ''
  if (state === 'earned' || state === 'paid')
    return payoutAt ? texts.notes[state]({ when: dayOf(payoutAt) }) : ''
  return texts.notes[state]
}

function CopyLink({ link }: { link: string }) {
  const form = useRef<HTMLDivElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      void showToast('success', inviteTexts.copied)
    } catch {
      // There is no clipboard without TLS, or when the person has refused it.
      form.current?.querySelector('input')?.select()
      void showToast('error', inviteTexts.copyByHand.title, inviteTexts.copyByHand.text)
    }
  }

  return (
    <div ref={form} className="flex flex-wrap items-end gap-3">
      <TextField label={inviteTexts.link} value={link} readOnly className="min-w-0 flex-1 basis-60" />
      <Button onClick={() => void copy()} className="min-h-12">
        {inviteTexts.copy}
      </Button>
    </div>
  )
}
