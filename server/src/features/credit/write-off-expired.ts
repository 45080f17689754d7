import { writeOffGiftCard } from '@roomtone/domain/ledger/movements'
import type { Deps } from '../../platform/deps.ts'
import { postTransfer } from '../ledger/entry.ts'
import { lockCredits } from './credit.store.ts'
import { addWrittenOff, findExpired, findRest } from './write-off.store.ts'

const AT_ONCE = 100

/**
 * The balance of an expired gift card is no longer our debt. What a request still holds of it stays: it is
 * written off once the request releases it.
 */
export async function writeOffExpired(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  let after: string | null = null
  for (;;) {
    const ids: string[] = await findExpired(deps.db, { after, limit: AT_ONCE, now })
    for (const id of ids) await writeOff(deps, id, now)
    after = ids.at(-1) ?? null
    if (after === null) return
  }
}

async function writeOff(deps: Deps, id: string, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockCredits(tx, [id])
    const card = await findRest(tx, id, now)
    if (!card) return
    const { rest, before, expiresAt } = card
    await addWrittenOff(tx, id, rest)
    // Of one end, no two write-offs come to the same sum; a refund gives the card another end.
    const key = `credit_write_off:${id}:${expiresAt?.getTime()}:${before + rest}`
    await postTransfer(tx, { ...writeOffGiftCard(rest), key, bookingId: null, memo: { creditId: id }, now })
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'credit.written_off',
      subjectType: 'credit',
      subjectId: id,
      data: { amount: rest },
    })
  })
}
