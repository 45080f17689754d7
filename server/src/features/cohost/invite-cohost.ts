import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import type { Actor } from '@roomtone/domain/access/actor'
import { COHOSTS_MAX, type CohostRight, INVITATION_DAYS } from '@roomtone/domain/access/cohost-rights'
import type { Language } from '@roomtone/texts/languages'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { findAddress, findOpen, insertInvitation, lockListingsOf } from './cohost.store.ts'
import { findSpacesOf } from './house-helpers.store.ts'
import { LIMITS } from './limits.ts'
import { listCohosts } from './list-cohosts.ts'
import { refusals } from './refusals.ts'

type Invitation = {
  email: string
  listings: string[]
  houses: string[]
  rights: CohostRight[]
  language: Language
}

export function invitationEnds(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
}

/**
 * One mail, however many listings it is about. Only the mailbox learns whether the address has an account.
 */
export async function inviteCohost(
  deps: Deps,
  actor: Actor,
  { email, listings, houses, rights, language }: Invitation,
): Promise<SharedAccess> {
  const own = await findAddress(deps.db, actor.userId)
  if (own.email === email) throw refusedField('email', (language) => refusals(language).ownAddress)
  await requireWithin(deps, LIMITS.invitationsOfPerson, actor.userId)
  await requireWithin(deps, LIMITS.invitationsToAddress, email)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const spaces = await findSpacesOf(tx, actor.userId, houses)
    if (houses.some((house) => !spaces.some((one) => one.house === house))) throw new Refused('not_found')
    const wanted = [...new Set([...listings, ...spaces.map(({ id }) => id)])]
    const found = await lockListingsOf(tx, actor.userId, wanted)
    if (found.length < wanted.length) throw new Refused('not_found')
    await requireRoom(tx, found, email)
    const ids: string[] = []
    for (const propertyId of found) {
      const hasWholeHouse = spaces.some(({ id }) => id === propertyId)
      const about = { propertyId, email, rights, hasWholeHouse, invitedBy: actor.userId, now }
      const id = await insertInvitation(tx, { ...about, expiresAt: invitationEnds(now) })
      ids.push(id)
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'cohost.invited',
        subjectType: 'property',
        subjectId: propertyId,
        data: { cohostId: id, rights: rights.join(', ') },
        personal: { subjectId: actor.userId, fields: { email } },
      })
    }
    const about = { ids: ids.join(' ') }
    await deps.jobs.add(tx, 'send-mail', { mail: 'cohost-invited', about, language })
    return listCohosts(deps, tx, actor)
  })
}

/** A co-host who already helps keeps what they have: their rights are changed in their own row. */
async function requireRoom(tx: Tx, propertyIds: string[], email: string): Promise<void> {
  const open = await findOpen(tx, propertyIds)
  const there = open.find((one) => one.email === email && one.acceptedAt !== null)
  if (there)
    throw new Refused('conflict', {
      detail: (language) => refusals(language).alreadyHelps({ title: there.title }),
    })
  for (const id of propertyIds) {
    const others = open.filter((one) => one.propertyId === id && one.email !== email)
    if (others.length >= COHOSTS_MAX)
      throw new Refused('conflict', {
        detail: (language) =>
          refusals(language).tooManyCohosts({ max: COHOSTS_MAX, title: others[0]?.title ?? '' }),
      })
  }
}
