import type { AdminCreditDetail } from '@roomtone/contract/credit/admin-credits'
import type { AdminCredit, CreditUseView, CreditView } from '@roomtone/contract/credit/credit'
import { standingOf } from '@roomtone/domain/credit/standing'
import type {
  AdminRow,
  CreditRow,
  CreditUseRow,
  findCreditDetail,
  findHolders,
  OwnRow,
} from './credit-list.store.ts'

type Worth = Pick<
  CreditRow,
  'kind' | 'amount' | 'held' | 'spent' | 'usesAllowed' | 'usesTaken' | 'expiresAt' | 'stoppedAt'
>

export function balanceOf({ kind, amount, held, spent }: Worth): number {
  return kind === 'gift_card' ? (amount ?? 0) - held - spent : 0
}

/** For this person, or for anybody. */
export function rowStanding(row: Worth, isUsedByThem: boolean, now: Date) {
  const { kind, expiresAt, stoppedAt, usesAllowed, usesTaken } = row
  return standingOf(
    {
      kind,
      expiresAt,
      isStopped: stoppedAt !== null,
      balance: balanceOf(row),
      usesLeft: usesAllowed === null ? null : Math.max(0, usesAllowed - usesTaken),
      isUsedByThem,
    },
    now,
  )
}

function worthOf(row: Omit<AdminRow, 'holder' | 'holders' | 'sortKey'>) {
  const { id, kind, last4, amount, percent, upTo, fromTotal, expiresAt } = row
  return {
    id,
    kind,
    last4,
    amount,
    percent,
    upTo,
    fromTotal,
    balance: balanceOf(row),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

function useView({ bookingId, title, at, state, amount, returned }: CreditUseRow): CreditUseView {
  return { bookingId, title, at: at.toISOString(), state, amount, returned }
}

export function creditView(row: OwnRow, uses: CreditUseRow[], now: Date): CreditView {
  return {
    ...worthOf(row),
    standing: rowStanding(row, row.isUsedByThem, now),
    addedAt: row.addedAt.toISOString(),
    uses: uses.filter(({ creditId }) => creditId === row.id).map(useView),
  }
}

export function adminCreditView(row: Omit<AdminRow, 'sortKey'>, now: Date): AdminCredit {
  const { note, issuedAt, stoppedAt, held, usesAllowed, usesTaken, holder, holders } = row
  return {
    ...worthOf(row),
    standing: rowStanding(row, false, now),
    note,
    issuedAt: issuedAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
    held,
    usesAllowed,
    usesTaken,
    holder,
    holders,
  }
}

type Detail = {
  row: NonNullable<Awaited<ReturnType<typeof findCreditDetail>>>
  people: Awaited<ReturnType<typeof findHolders>>
  uses: CreditUseRow[]
  now: Date
}

export function creditDetailView({ row, people, uses, now }: Detail): AdminCreditDetail {
  return {
    ...adminCreditView(row, now),
    issuedBy: row.issuedBy,
    stoppedBy: row.stoppedBy,
    people: people.map(({ userId, name, email, addedAt }) => ({
      userId,
      name,
      email,
      addedAt: addedAt.toISOString(),
    })),
    uses: uses.map((use) => ({ ...useView(use), email: use.email })),
  }
}
