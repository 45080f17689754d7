import { randomUUID } from 'node:crypto'
import { NOTICES } from '@roomtone/domain/notification/notices'
import { deleteOrder } from '../features/conversation/mail/message-mail.store.ts'
import { insertNotification } from '../features/notification/notification.store.ts'
import type { Db, Handle, Tx } from '../platform/db/database.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandler, Jobs } from '../platform/jobs/jobs.ts'
import { tellNobody } from '../platform/records/tell-live.ts'

export const DEMO_KEYS = 'demo:'

const DAY = 86_400_000
/** Of what is older, a person who comes by now and then has read everything. */
const READ_AFTER = 3 * DAY

/**
 * The use cases of people, as the seeding runs them: at a time of the past, without mails or a word to open pages,
 * and inside the transaction of the step, so that a kill in the middle leaves nothing of it.
 */
export function withinStep(deps: Deps, tx: Tx, now: Date): Deps {
  return {
    ...deps,
    db: asDatabase(tx),
    clock: { now: () => now },
    jobs: withoutMails(deps, now),
    live: tellNobody,
  }
}

/** A transaction that lets others believe they began it. */
function asDatabase(tx: Tx): Db {
  const begin = { execute: <T>(work: (inner: Tx) => Promise<T>) => work(tx) }
  return new Proxy(tx, {
    get: (target, name) => {
      if (name === 'transaction') return () => begin
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as unknown as Db
}

function withoutMails({ jobs, clock }: Deps, now: Date): Jobs {
  const add: Jobs['add'] = async (handle, name, payload, options) => {
    if (name === 'notify') return writeDown(handle, payload as Notice, now, clock.now())
    if (name === 'mail-unread') return deleteOrder(handle, (payload as { userId: string }).userId)
    if (name !== 'send-mail' && name !== 'send-letter') await jobs.add(handle, name, payload, options)
  }
  return {
    add,
    addMany: async (handle, name, payloads) => {
      for (const payload of payloads) await add(handle, name, payload)
    },
  }
}

type Notice = Parameters<JobHandler<'notify'>>[0]

/** A past notification is written to the person's list, and no one is notified now. */
async function writeDown(handle: Handle, notice: Notice, now: Date, present: Date): Promise<void> {
  if (!NOTICES[notice.kind].isListed) return
  const isRead = present.getTime() - now.getTime() > READ_AFTER
  await insertNotification(handle, {
    ...notice,
    key: `${DEMO_KEYS}${randomUUID()}`,
    now,
    ...(isRead ? { readAt: now } : {}),
  })
}
