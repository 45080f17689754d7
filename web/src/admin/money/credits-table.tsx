import type { AdminCredit } from '@roomtone/contract/credit/credit'
import { adminCreditsTexts as texts } from '@roomtone/texts/admin/credits'
import { Link } from 'react-router'
import { lastDayWords, nameWords, offWords } from '../../parts/credit/credit-words.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Moment } from '../list/moment.tsx'
import { columnSort } from '../list/sort-field.tsx'
import type { CreditSort } from './credits.query.ts'

const TONES: Record<AdminCredit['standing'], BadgeTone> = {
  usable: 'ok',
  used_up: 'off',
  expired: 'off',
  stopped: 'bad',
}

export function StandingBadge({ standing }: Pick<AdminCredit, 'standing'>) {
  return <Badge tone={TONES[standing]}>{texts.standings[standing]}</Badge>
}

/** The balance of a gift card, or how many people have used a coupon. */
export function leftWords({ kind, balance, held, usesTaken, usesAllowed }: AdminCredit): string {
  if (kind === 'coupon')
    return usesAllowed === null
      ? texts.used({ taken: usesTaken })
      : texts.usedOf({ taken: usesTaken, allowed: usesAllowed })
  return held > 0
    ? `${formatMoney(balance)}, ${texts.held({ amount: formatMoney(held) })}`
    : formatMoney(balance)
}

export function worthOf(credit: AdminCredit): string {
  return credit.kind === 'gift_card' ? formatMoney(credit.amount ?? 0) : offWords(credit)
}

function columnsOf(sort: CreditSort, choose: (sort: CreditSort) => void): Column<AdminCredit>[] {
  return [
    {
      key: 'code',
      header: texts.columns.code,
      cell: (credit) => (
        <>
          <Link
            to={`/admin/credits?credit=${credit.id}`}
            aria-label={texts.open({ code: nameWords(credit) })}
            className="link even-figures"
          >
            {nameWords(credit)}
          </Link>
          {credit.note !== '' && <span className="block text-ink-2 wrap-anywhere">{credit.note}</span>}
        </>
      ),
    },
    { key: 'worth', header: texts.columns.worth, align: 'end', cell: (credit) => worthOf(credit) },
    {
      key: 'left',
      header: texts.columns.left,
      align: 'end',
      sort: columnSort({ current: sort, falling: 'balance', choose }),
      cell: (credit) => leftWords(credit),
    },
    {
      key: 'holder',
      header: texts.columns.holder,
      cell: ({ holder, holders }) => (
        <>
          {holder ?? <span className="text-ink-2">{texts.nobody}</span>}
          {holders > 1 && <span className="block text-ink-2">{texts.andMore({ count: holders - 1 })}</span>}
        </>
      ),
    },
    {
      key: 'issued',
      header: texts.columns.issued,
      sort: columnSort({ current: sort, rising: 'oldest', falling: 'newest', choose }),
      cell: ({ issuedAt }) => <Moment at={issuedAt} dateOnly />,
    },
    {
      key: 'ends',
      header: texts.columns.ends,
      sort: columnSort({ current: sort, rising: 'ending', choose }),
      cell: ({ expiresAt }) => (expiresAt === null ? texts.never : lastDayWords(expiresAt)),
    },
    {
      key: 'standing',
      header: texts.columns.standing,
      cell: ({ standing }) => <StandingBadge standing={standing} />,
    },
  ]
}

type CreditsTableProps = {
  rows: readonly AdminCredit[]
  sort: CreditSort
  onSort: (sort: CreditSort) => void
}

export function CreditsTable({ rows, sort, onSort }: CreditsTableProps) {
  return (
    <Table caption={texts.caption} columns={columnsOf(sort, onSort)} rows={rows} rowKey={({ id }) => id} />
  )
}
