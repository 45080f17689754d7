import type { makeCrewLink as makeCrewLinkEndpoint } from '@roomtone/contract/compliance/crew'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { CREW_LIMITS } from './crew-limits.ts'
import { requireLinksPossible } from './crew-rules.ts'
import { crewLinkUrl } from './crew-token.ts'
import { issueLink } from './issue-link.ts'
import { readCrew } from './read-crew.ts'

type Asked = { id: string; memberId: string }

export async function makeCrewLink(
  deps: Deps,
  actor: Actor,
  { id, memberId }: Asked,
): Promise<Reply<typeof makeCrewLinkEndpoint>> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPacket(tx, actor, id, 'guest')
    const { people } = await readCrew(deps, tx, id)
    const person = people.find((one) => one.id === memberId)
    if (!person) throw new Refused('not_found')
    requireLinksPossible(booking, now)
    await requireWithin(deps, CREW_LIMITS.linksOfPerson, actor.userId)
    const link = await issueLink(deps, tx, { booking, person, actorId: actor.userId, now })
    return { url: crewLinkUrl(deps, link.id), code: link.code, expiresAt: link.expiresAt.toISOString() }
  })
}
