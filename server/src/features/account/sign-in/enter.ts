import type { Session } from '@roomtone/contract/account/session'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refused } from '../../../platform/refused.ts'
import { mayEnter } from '../../access-list/entry.ts'
import { requireCode } from '../../second-factor/entry.ts'
import { openSession } from '../../session/entry.ts'
import { lockAccount, reactivate } from '../account.store.ts'
import { requireNotClosed } from './refuse-if-closed.ts'

type Entering = {
  userId: string
  deviceId: string | undefined
  caller: Caller
  now: Date
} & (ByPasskey | WithCode)

/** The device has verified the person too, so no code is asked for. */
type ByPasskey = { by: 'passkey' }

type WithCode = {
  /** How they have shown who they are. */
  by: 'password' | 'google'
  /** The hash that their password was held against; null: none was asked for. */
  passwordHash: string | null
  code: string | undefined
}

/**
 * Opens a session for someone who has shown who they are, once their second factor agrees. Everything checked
 * before is checked again under the lock: working on a password takes long enough for a new one to be chosen,
 * or for the person to be taken off the list, and either one ends the sessions that exist.
 */
export async function enter(
  deps: Deps,
  tx: Tx,
  entering: Entering,
): Promise<Session & { reactivated: boolean }> {
  const { userId, by, deviceId, caller, now } = entering
  const account = await lockAccount(tx, userId)
  if (!account) throw new Refused('invalid_credentials')
  if (!(await mayEnter(tx, account.email))) throw new Refused('not_whitelisted')
  if (by !== 'passkey' && entering.passwordHash !== null && entering.passwordHash !== account.passwordHash)
    throw new Refused('invalid_credentials')
  if (account.suspendedAt) throw new Refused('account_suspended')
  requireNotClosed(account, now)
  const origin = { deviceId, address: caller.address }
  const secondFactor =
    by === 'passkey' ? null : await requireCode(deps, tx, { userId, code: entering.code, by: origin, now })
  const reactivated = await welcomeBack(deps, tx, userId, now)
  const opened = await openSession(deps, tx, { userId, deviceId, caller, now })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'session.opened',
    subjectType: 'user',
    subjectId: userId,
    data: {
      session: opened.sessionId,
      newDevice: opened.newDevice,
      by,
      ...(secondFactor && { secondFactor }),
    },
  })
  if (opened.newDevice)
    await deps.jobs.add(tx, 'notify', {
      userId,
      kind: 'new-device',
      about: { sessionId: opened.sessionId },
    })
  return { ...opened.session, reactivated }
}

/**
 * Reactivates a person who had left. Their listings return with them: each listing still says whether it was
 * available.
 */
async function welcomeBack(deps: Deps, tx: Tx, userId: string, now: Date): Promise<boolean> {
  if (!(await reactivate(tx, userId, now))) return false
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.reactivated',
    subjectType: 'user',
    subjectId: userId,
  })
  await deps.jobs.add(tx, 'project-listings-of', { userId })
  await deps.jobs.add(tx, 'send-mail', { mail: 'reactivated', about: { userId } })
  return true
}
