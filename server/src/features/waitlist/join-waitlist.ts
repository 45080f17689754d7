import type { UserType } from '@roomtone/domain/access/roles'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { insertEntry } from './waitlist.store.ts'

export async function joinWaitlist(
  deps: Deps,
  form: { email: string; fullName: string; userType: UserType; ref?: string | undefined },
  caller: Caller,
): Promise<undefined> {
  await requireWithin(deps, LIMITS.joinsFromAddress, caller.address)
  await requireWithin(deps, LIMITS.joinsOfEmail, form.email)
  const { language } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const id = await insertEntry(tx, { ...form, language, now })
    if (id === null) throw new Refused('already_on_waitlist')
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'waitlist.joined',
      subjectType: 'waitlist',
      subjectId: id,
      data: { userType: form.userType },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'waitlist-joined', about: { id }, language })
    await deps.jobs.add(tx, 'send-mail', { mail: 'notify-waitlist', about: { id } })
    if (form.ref) await deps.jobs.add(tx, 'note-referral', { waitlistId: id, code: form.ref })
  })
  return undefined
}
