import { randomInt } from 'node:crypto'
import type { IssuedCodes } from '@roomtone/contract/credit/admin-credits'
import type { Actor } from '@roomtone/domain/access/actor'
import { formatCode, makeCode } from '@roomtone/domain/credit/code'
import type { CreditKind } from '@roomtone/domain/credit/credit'
import { endOfLastDay } from '@roomtone/domain/credit/standing'
import { issueGiftCard } from '@roomtone/domain/ledger/movements'
import { textsIn } from '@roomtone/texts/all/credit/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { postTransfer } from '../ledger/entry.ts'
import { insertCredits } from './credit.store.ts'
import { hashCode } from './hash-code.ts'

export type Issue = {
  key: string
  kind: CreditKind
  count: number
  amount: number | null
  percent: number | null
  upTo: number | null
  fromTotal: number
  uses: number | null
  note: string
  lastDay: string | null
  reason: string
}

/** Makes codes and forgets them: what stays is their hash, their end, and what they are worth. */
export async function issueCodes(deps: Deps, actor: Actor, issue: Issue): Promise<{ items: IssuedCodes }> {
  const now = deps.clock.now()
  const expiresAt = issue.lastDay === null ? null : endOfLastDay(issue.lastDay)
  if (expiresAt && expiresAt <= now)
    throw refusedField('lastDay', (language) => textsIn(language).refusals.lastDayPast)
  const codes = Array.from({ length: issue.count }, () => makeCode(randomInt))
  const items = await deps.db.transaction().execute(async (tx) => {
    const ids = await insertCredits(
      tx,
      codes.map((code, index) => rowOf(deps, issue, { code, index, expiresAt, by: actor.userId, now })),
    )
    if (ids.length !== codes.length) throw alreadyIssued()
    for (const id of ids) await writeDown(deps, tx, issue, { id, actorId: actor.userId, now })
    return ids
  })
  return {
    items: items.map((id, index) => ({
      id,
      code: formatCode(codes[index] ?? ''),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  }
}

function alreadyIssued(): Refused {
  return new Refused('key_reused', {
    detail: (language) => textsIn(language).refusals.alreadyIssued,
  })
}

type Coded = { code: string; index: number; expiresAt: Date | null; by: string; now: Date }

function rowOf(deps: Deps, issue: Issue, { code, index, expiresAt, by, now }: Coded) {
  const { key, kind, amount, percent, upTo, fromTotal, uses, note } = issue
  return {
    kind,
    code_hash: hashCode(deps, code),
    code_last4: code.slice(-4),
    amount_cents: amount,
    percent,
    up_to_cents: upTo,
    from_total_cents: fromTotal,
    uses,
    note,
    batch: key,
    number_in_batch: index + 1,
    issued_by: by,
    issued_at: now,
    expires_at: expiresAt,
  }
}

type Made = { id: string; actorId: string; now: Date }

async function writeDown(deps: Deps, tx: Tx, issue: Issue, { id, actorId, now }: Made): Promise<void> {
  const { kind, amount, percent, reason } = issue
  if (kind === 'gift_card')
    await postTransfer(tx, {
      ...issueGiftCard(amount ?? 0),
      key: `credit_issue:${id}`,
      bookingId: null,
      memo: { creditId: id },
      now,
    })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'credit.issued',
    subjectType: 'credit',
    subjectId: id,
    data: { kind, amount, percent },
    personal: { subjectId: actorId, fields: { reason } },
  })
}
