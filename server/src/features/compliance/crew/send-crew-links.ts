import type { CrewView } from '@roomtone/contract/compliance/crew'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { refusedField } from '../../../platform/refused.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { CREW_LIMITS } from './crew-limits.ts'
import { requireLinksPossible } from './crew-rules.ts'
import { issueLink } from './issue-link.ts'
import { type CrewPerson, readCrew } from './read-crew.ts'
import { viewCrew } from './view-crew.ts'

type Sending = { id: string; memberIds: string[]; language: Language }

export async function sendCrewLinks(
  deps: Deps,
  actor: Actor,
  { id, memberIds, language }: Sending,
): Promise<CrewView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPacket(tx, actor, id, 'guest')
    requireLinksPossible(booking, now)
    const { people } = await readCrew(deps, tx, id)
    const addressees = [...new Set(memberIds)].map((memberId) => requireReachable(people, memberId))
    await requireWithin(deps, CREW_LIMITS.sendsOfPerson, actor.userId)
    for (const person of addressees) {
      const link = await issueLink(deps, tx, { booking, person, actorId: actor.userId, now })
      await deps.jobs.add(tx, 'send-mail', { mail: 'crew-link', about: { linkId: link.id }, language })
    }
    return viewCrew(deps, tx, { booking, viewer: 'guest', now })
  })
}

function requireReachable(people: CrewPerson[], memberId: string): CrewPerson {
  const person = people.find(({ id }) => id === memberId)
  if (!person) throw refusedField('memberIds', (language) => refusals(language).oneMemberGone)
  if (person.email === null)
    throw refusedField('memberIds', (language) =>
      refusals(language).memberWithoutEmail({ name: person.name }),
    )
  return person
}
