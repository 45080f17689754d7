import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { editProfile as editProfileEndpoint } from '@roomtone/contract/profile/own-profile'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { promptsFrom } from '@roomtone/domain/account/prompts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { LIMITS } from './limits.ts'
import { lockProfile, updateWords } from './profile.store.ts'
import { viewProfile } from './profile.view.ts'

type Endpoint = typeof editProfileEndpoint

export async function editProfile(
  deps: Deps,
  actor: Actor,
  body: Parsed<Endpoint>['body'],
): Promise<Reply<Endpoint>> {
  const { userId } = actor
  const { intro, prompts = {} } = body
  await requireWithin(deps, LIMITS.wordsOfPerson, userId)
  const answers = Object.entries(prompts).flatMap(([prompt, text]) =>
    text === undefined ? [] : [[prompt, text] as const],
  )
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'profile', id: null },
    texts: textsIn(editProfileEndpoint.body, body),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockProfile(tx, userId)
    const after = promptsFrom({ ...promptsFrom(before.prompts), ...Object.fromEntries(answers) })
    await updateWords(tx, userId, { intro, prompts: after, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'profile.edited',
      subjectType: 'user',
      subjectId: userId,
      data: { intro: intro !== undefined, prompts: answers.map(([prompt]) => prompt).join(', ') },
    })
    return viewProfile(tx, userId)
  })
}
