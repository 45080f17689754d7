import { completeProfile as completeProfileEndpoint } from '@roomtone/contract/account/complete-profile'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { type BirthdayProblem, birthdayProblem, toIsoDate } from '@roomtone/domain/account/birthday'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField, wordsOfCode } from '../../../platform/refused.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { viewMember } from '../../session/entry.ts'
import { lockNames, updateNames } from '../account.store.ts'

type Endpoint = typeof completeProfileEndpoint

/** Names and birthday under which an identity is checked are evidence. */
const FIXED = {
  checked: 'Your name and birthday are verified. To change them, contact support.',
  checking:
    "You can't change your name or birthday while we check your identity. If they're wrong, contact support.",
}

export async function completeProfile(
  deps: Deps,
  actor: Actor,
  form: Parsed<Endpoint>['body'],
): Promise<Reply<Endpoint>> {
  const now = deps.clock.now()
  const problem = birthdayProblem(form.birthday, now)
  if (problem) throw refuseBirthday(problem)
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'account', id: null },
    texts: textsIn(completeProfileEndpoint.body, form),
  })
  const names = { firstName: form.firstName, lastName: form.lastName, dateOfBirth: toIsoDate(form.birthday) }
  return deps.db.transaction().execute(async (tx) => {
    const standing = await lockNames(tx, actor.userId)
    if (standing !== 'free') throw new Refused('conflict', { detail: FIXED[standing] })
    await updateNames(tx, actor.userId, { ...names, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'account.profile-completed',
      subjectType: 'user',
      subjectId: actor.userId,
      personal: { subjectId: actor.userId, fields: names },
    })
    return viewMember(tx, actor.userId)
  })
}

function refuseBirthday(problem: BirthdayProblem): Refused {
  switch (problem) {
    case 'not_a_date':
      return refusedField('birthday', "This date doesn't exist. Please check the day and month.")
    case 'in_the_future':
      return refusedField('birthday', 'This date is in the future. Please check the year.')
    case 'under_age':
      return refusedField('birthday', wordsOfCode('under_age'), 'under_age')
  }
}
