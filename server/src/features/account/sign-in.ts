import type { signIn as signInEndpoint } from '@roomtone/contract/account/sign-in'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { verifyPassword } from '../../platform/crypto/passwords.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { mayEnter } from '../access-list/entry.ts'
import { openSession } from '../session/entry.ts'
import { findCredentials, reactivate } from './account.store.ts'
import { LIMITS } from './limits.ts'

type Endpoint = typeof signInEndpoint

export async function signIn(
  deps: Deps,
  form: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  await demandWithin(deps, LIMITS.signInFromAddress, caller.address)
  await demandWithin(deps, LIMITS.signInToAccount, form.email)
  const user = await findCredentials(deps.db, form.email)
  const invited = await mayEnter(deps.db, form.email)
  // The password is worked on in every case, so that the time tells nothing the messages do not.
  const matches = await verifyPassword(form.password, user?.passwordHash ?? null)
  if (!invited) throw new Refused('not_whitelisted')
  if (!user || !matches) throw new Refused('invalid_credentials')
  if (user.suspendedAt) throw new Refused('account_suspended')
  await deps.limits.forgive(LIMITS.signInToAccount, form.email)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const reactivated =
      user.verificationStatus === 'deactivated' && (await welcomeBack(deps, tx, user.id, now))
    const opened = await openSession(deps, tx, { userId: user.id, deviceId: form.deviceId, caller, now })
    await deps.audit.record(tx, {
      now,
      actorId: user.id,
      action: 'session.opened',
      subjectType: 'user',
      subjectId: user.id,
      data: { session: opened.sessionId, newDevice: opened.newDevice },
    })
    if (opened.newDevice)
      await deps.jobs.add(tx, 'notify', {
        userId: user.id,
        kind: 'new-device',
        about: { sessionId: opened.sessionId },
      })
    return { ...opened.session, reactivated }
  })
}

async function welcomeBack(deps: Deps, tx: Tx, userId: string, now: Date): Promise<boolean> {
  if (!(await reactivate(tx, userId, now))) return false
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.reactivated',
    subjectType: 'user',
    subjectId: userId,
  })
  await deps.jobs.add(tx, 'send-mail', { mail: 'reactivated', about: { userId } })
  return true
}
