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
import { refusals } from '../refusals.ts'

type Endpoint = typeof completeProfileEndpoint

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
    // Names and birthday under which an identity is checked are evidence.
    if (standing !== 'free')
      throw new Refused('conflict', { detail: (language) => refusals(language)[standing] })
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
      return refusedField('birthday', (language) => refusals(language).noSuchDate)
    case 'in_the_future':
      return refusedField('birthday', (language) => refusals(language).futureDate)
    case 'under_age':
      return refusedField('birthday', wordsOfCode('under_age'), 'under_age')
  }
}
