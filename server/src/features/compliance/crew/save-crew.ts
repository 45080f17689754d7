import type { CrewView } from '@roomtone/contract/compliance/crew'
import { saveCrew as saveCrewEndpoint } from '@roomtone/contract/compliance/crew'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { refreshPages } from '../notify-sides.ts'
import { refreshPacket } from '../packet/refresh-packet.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { insertMembers, removeMembers, updateMember } from './crew.store.ts'
import { requireCrewEditable, requireFittingCrew, type WantedMember } from './crew-rules.ts'
import { endLinks } from './end-links.ts'
import { type Crew, type CrewPerson, readCrew } from './read-crew.ts'
import { viewCrew } from './view-crew.ts'

type Saving = { id: string; revision: string; members: WantedMember[] }

/**
 * Saves the whole list. A member who stays keeps their id, and with it their link unless the email address
 * changed.
 */
export async function saveCrew(
  deps: Deps,
  actor: Actor,
  { id, revision, members }: Saving,
): Promise<CrewView> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'booking', id },
    texts: textsIn(saveCrewEndpoint.body, { members }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPacket(tx, actor, id, 'guest')
    requireCrewEditable(booking, now)
    requireFittingCrew(booking, members)
    const crew = await readCrew(deps, tx, id)
    if (crew.revision !== revision) throw new Refused('stale')
    requireKnown(crew, members)
    await write(deps, tx, { bookingId: id, actorId: actor.userId, crew, members, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'crew.saved',
      subjectType: 'booking',
      subjectId: id,
      data: { members: members.length, minors: members.filter(({ isMinor }) => isMinor).length },
    })
    await refreshPacket(deps, tx, id, now)
    await refreshPages(deps, tx, booking, now)
    return viewCrew(deps, tx, { booking, viewer: 'guest', now })
  })
}

function requireKnown({ people }: Crew, members: readonly WantedMember[]): void {
  const index = members.findIndex(({ id }) => id !== undefined && !people.some((one) => one.id === id))
  if (index >= 0) throw refusedField(`members.${index}.id`, (language) => refusals(language).memberGone)
}

type Change = { bookingId: string; actorId: string; crew: Crew; members: WantedMember[]; now: Date }

async function write(deps: Deps, tx: Tx, change: Change): Promise<void> {
  const { bookingId, crew, members, now } = change
  const kept = new Map(crew.people.map((person) => [person.id, person]))
  const seal = ({ name, role, email }: WantedMember) =>
    deps.keys.seal(tx, bookingId, { name, role, email: email ?? '' }, now)
  const added = []
  for (const [position, member] of members.entries()) {
    const before = kept.get(member.id ?? '')
    const { isMinor } = member
    if (!before) added.push({ position, isMinor, personal: await seal(member) })
    else if (!isSame(before, member, position))
      await updateMember(tx, { id: before.id, position, isMinor, personal: await seal(member) })
  }
  await insertMembers(tx, bookingId, added, now)
  await removeMembers(tx, whoLeaves(change), now)
  await endLinks(deps, tx, { ...change, memberIds: [...whoLeaves(change), ...whoMoved(change)] })
}

function isSame(before: CrewPerson, member: WantedMember, position: number): boolean {
  return (
    before.name === member.name &&
    before.role === member.role &&
    before.email === member.email &&
    before.isMinor === member.isMinor &&
    before.position === position
  )
}

function whoLeaves({ crew, members }: Change): string[] {
  const staying = new Set(members.map(({ id }) => id))
  return crew.people.flatMap(({ id }) => (staying.has(id) ? [] : [id]))
}

/**
 * A link that went to another mailbox is in the wrong hands. So is one that was handed to somebody without an email
 * whose line is now another's: there the name is all that says who they are.
 */
function whoMoved({ crew, members }: Change): string[] {
  return crew.people.flatMap(({ id, email, name }) => {
    const wanted = members.find((member) => member.id === id)
    if (!wanted) return []
    const isSomebodyElse = email === null ? !isSameName(name, wanted.name) : wanted.email !== email
    return isSomebodyElse ? [id] : []
  })
}

/** Capitals and spaces aside. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.replace(/\s+/g, ' ').trim().toLowerCase())
  return a === b
}
