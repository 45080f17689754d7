import { isMailable, messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { orderMail } from '../message/sending.store.ts'
import { addMailJob } from './add-mail-job.ts'
import { writeRanges } from './mailed-ranges.ts'
import { deleteOrder, findUnmailed, lockOrder, writeMailed } from './message-mail.store.ts'

/** More than the clocks of two machines differ. */
const PATIENCE = 10_000

/** One mail for everything that this person has not read; what must not be mailed yet orders the next one. */
export async function mailUnread(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const dueAt = await lockOrder(tx, userId)
    if (dueAt === null) return
    if (dueAt > now) return addMailJob(deps, tx, userId, new Date(dueAt.getTime() + PATIENCE))
    await deleteOrder(tx, userId)
    await gather(deps, tx, userId, now)
  })
}

/** Under the order's lock, and in a statement after it: no message is between the two. */
async function gather(deps: Deps, tx: Tx, userId: string, now: Date): Promise<void> {
  const unmailed = (await findUnmailed(tx, userId)).map(({ mailedAt, hasReadSince, ...range }) => {
    return { range, mailed: mailedAt && { at: mailedAt, hasReadSince } }
  })
  const leaving = unmailed.filter(({ mailed }) => isMailable(mailed, now)).map(({ range }) => range)
  if (leaving.length > 0) {
    await writeMailed(tx, userId, leaving, now)
    const about = { userId, conversations: writeRanges(leaving) }
    await deps.jobs.add(tx, 'notify', { userId, kind: 'unread-messages', about })
  }
  const [next] = unmailed
    .filter(({ mailed }) => !isMailable(mailed, now))
    .map(({ mailed }) => messageMailDueAt(mailed, now))
    .sort((one, other) => one.getTime() - other.getTime())
  if (next && (await orderMail(tx, { userId, dueAt: next }, now))) await addMailJob(deps, tx, userId, next)
}
