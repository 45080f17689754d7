import { signUp as signUpEndpoint } from '@roomtone/contract/account/sign-up'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import { rolesAtSignUp } from '@roomtone/domain/access/roles'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { keepEntered, mayEnter } from '../access-list/entry.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { openSession } from '../session/entry.ts'
import { insertRole, insertUser } from './account.store.ts'
import { demandStrongPassword } from './demand-strong-password.ts'
import { LIMITS } from './limits.ts'

type Endpoint = typeof signUpEndpoint

export async function signUp(
  deps: Deps,
  form: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  await demandWithin(deps, LIMITS.signUpFromAddress, caller.address)
  await demandWithin(deps, LIMITS.signUpOfAccount, form.email)
  if (!(await mayEnter(deps.db, form.email))) throw new Refused('not_whitelisted')
  await demandStrongPassword(deps, form.password)
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
    for (const role of rolesAtSignUp(form.userType))
      await insertRole(tx, { userId, role, grantedBy: null, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.created',
      subjectType: 'user',
      subjectId: userId,
      data: { userType: form.userType },
      personal: { subjectId: userId, fields: { email: form.email, fullName: form.fullName } },
    })
    const { session } = await openSession(deps, tx, { userId, deviceId: form.deviceId, caller, now })
    for (const mail of ['welcome', 'confirm-email', 'notify-new-account'])
      await deps.jobs.add(tx, 'send-mail', { mail, about: { userId } })
    await deps.jobs.add(tx, 'join-referral', {
      userId,
      code: form.ref ?? '',
      ...(form.deviceId === undefined ? {} : { deviceId: form.deviceId }),
    })
    return session
  })
}
