import { signUp as signUpEndpoint } from '@roomtone/contract/account/sign-up'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { keepEntered, mayEnter, useInvitation } from '../../access-list/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { openSession } from '../../session/entry.ts'
import { insertRole, insertUser } from '../account.store.ts'
import { LIMITS } from '../limits.ts'
import { proveMailbox } from '../mailbox/prove-mailbox.ts'
import { requireStrongPassword } from '../password/require-strong-password.ts'

type Endpoint = typeof signUpEndpoint

export async function signUp(
  deps: Deps,
  form: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  await requireWithin(deps, LIMITS.signUpFromAddress, caller.address)
  await requireWithin(deps, LIMITS.signUpOfAccount, form.email)
  if (!(await mayEnter(deps.db, form.email))) throw new Refused('not_whitelisted')
  await requireStrongPassword(deps, form.password)
  await requireCleanTexts(deps, {
    authorId: null,
    place: { kind: 'account', id: null },
    texts: textsIn(signUpEndpoint.body, form),
  })
  const passwordHash = await hashPassword(form.password)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, { ...form, passwordHash, language: caller.language, now })
    if (userId === null) throw new Refused('account_exists')
    if (!(await keepEntered(tx, form.email, now))) throw new Refused('not_whitelisted')
    await insertRole(tx, { userId, role: 'creator', grantedBy: null, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.created',
      subjectType: 'user',
      subjectId: userId,
      data: { userType: form.userType },
      personal: { subjectId: userId, fields: { email: form.email, fullName: form.fullName } },
    })
    const isProved = await proveByInvitation(deps, tx, { userId, ...form, now })
    const { session } = await openSession(deps, tx, { userId, deviceId: form.deviceId, caller, now })
    for (const mail of isProved
      ? ['welcome', 'notify-new-account']
      : ['welcome', 'confirm-email', 'notify-new-account'])
      await deps.jobs.add(tx, 'send-mail', { mail, about: { userId } })
    await deps.jobs.add(tx, 'join-referral', {
      userId,
      code: form.ref ?? '',
      ...(form.deviceId === undefined ? {} : { deviceId: form.deviceId }),
    })
    return session
  })
}

type Invited = { userId: string; email: string; invitation?: string | undefined; now: Date }

/** A link that is used up or has expired is no reason to turn anybody away: their address is confirmed by mail then. */
async function proveByInvitation(
  deps: Deps,
  tx: Tx,
  { userId, email, invitation, now }: Invited,
): Promise<boolean> {
  if (invitation === undefined) return false
  const isTheirs = await useInvitation(tx, { hash: hashToken(invitation), email, purpose: 'sign_up', now })
  if (isTheirs) await proveMailbox(deps, tx, { userId, email, by: 'invitation', now })
  return isTheirs
}
