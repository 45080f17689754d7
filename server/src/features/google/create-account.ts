import { textsIn } from '@roomtone/texts/all/google/names'
import type { Language } from '@roomtone/texts/languages'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { keepEntered } from '../access-list/entry.ts'
import { insertRole, insertUser, proveMailbox } from '../account/entry.ts'
import { judgeTexts } from '../moderation/entry.ts'
import { insertIdentity } from './google.store.ts'

const USER_TYPE = 'creator'

type Newcomer = { subject: string; email: string; fullName: string; language: Language; now: Date }

/** As signing up does, with an address that is confirmed already and no password. */
export async function createAccount(
  deps: Deps,
  tx: Tx,
  { subject, email, fullName, language, now }: Newcomer,
): Promise<string> {
  const user = { email, passwordHash: null, userType: USER_TYPE, fullName, language, now } as const
  const userId = await insertUser(tx, user)
  // Somebody signed up with the address a moment ago: that account has to prove itself first.
  if (userId === null) throw new Refused('link_invalid')
  if (!(await keepEntered(tx, email, now))) throw new Refused('not_whitelisted')
  await insertRole(tx, { userId, role: 'creator', grantedBy: null, now })
  if (!(await insertIdentity(tx, { userId, subject, email, now }))) throw new Refused('link_invalid')
  await proveMailbox(deps, tx, { userId, email, by: 'google', now })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.created',
    subjectType: 'user',
    subjectId: userId,
    data: { userType: USER_TYPE, by: 'google' },
    personal: { subjectId: userId, fields: { email, fullName } },
  })
  for (const mail of ['welcome', 'notify-new-account'])
    await deps.jobs.add(tx, 'send-mail', { mail, about: { userId } })
  // An invitation by mail counts for its sender; a code is kept in the browser and does not come along here.
  await deps.jobs.add(tx, 'join-referral', { userId, code: '' })
  return userId
}

/**
 * The name that Google gives, checked like one typed at sign-up. A refused name gives way to a placeholder: there is no
 * form here to send it back to, and profile set-up, the next page they see, asks for the name anyway.
 */
export async function nameFromGoogle(deps: Deps, given: string, language: Language): Promise<string> {
  const placeholder = textsIn(language).googleNames.member
  const value = given.replace(/\s+/g, ' ').trim().slice(0, 100)
  if (value.length < 2) return placeholder
  const refused = await judgeTexts(deps, { texts: [{ field: 'fullName', class: 'public', value }] })
  return refused.length === 0 ? value : placeholder
}
