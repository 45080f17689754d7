import type { Actor } from '@roomtone/domain/access/actor'
import { codeOf } from '../../features/compliance/crew/code-of.ts'
import { insertMembers } from '../../features/compliance/crew/crew.store.ts'
import { completePacket } from '../../features/compliance/packet/complete-packet.ts'
import { openPacket } from '../../features/compliance/packet/open-packet.ts'
import { findPacket } from '../../features/compliance/packet/packet.store.ts'
import { refreshPacket } from '../../features/compliance/packet/refresh-packet.ts'
import { findCurrentRelease } from '../../features/compliance/release/location-release.store.ts'
import { sendSigningCode } from '../../features/compliance/release/send-signing-code.ts'
import { signRelease } from '../../features/compliance/release/sign-release.ts'
import { sweepCompliance } from '../../features/compliance/sweep-compliance.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { NO_COOKIES } from '../../platform/http/cookies.ts'
import { DEMO_PACKETS, DEMO_SIGNATURES, type DemoPacket } from '../content/packets.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const HOUR = 3_600_000
const ADMIN = 'admin@roomtone.test'

type Stage = { deps: Deps; tx: Tx; now: Date }
type Shoot = { id: string; guest: string; host: string; confirmedAt: Date; endsAt: Date }

/** Packets of what was confirmed, signed and filled in as far as their people have come. */
export const seedPackets: SeedStep = async (deps, tx, now) => {
  const stage = { deps, tx, now }
  for (const packet of DEMO_PACKETS) {
    const shoot = await findShoot(tx, packet.production)
    if (shoot) await fill(stage, shoot, packet)
  }
  await sweepCompliance(at(stage, now))
}

/** No limit holds up the past, and none of it counts against a limit. */
function at({ deps, tx, now }: Stage, when: Date): Deps {
  const limits = { ...deps.limits, spend: async () => ({ allowed: true as const }) }
  return { ...withinStep(deps, tx, when > now ? now : when), limits }
}

async function fill(stage: Stage, shoot: Shoot, { signedBy, crew, completedFor }: DemoPacket): Promise<void> {
  const after = (hours: number) => at(stage, new Date(shoot.confirmedAt.getTime() + hours * HOUR))
  await openPacket(after(0), shoot.id)
  const guest = await demoActor(stage.tx, shoot.guest)
  const host = await demoActor(stage.tx, shoot.host)
  if (!guest || !host) return
  if (signedBy.includes('guest')) await sign(after(2), shoot, 'guest', guest)
  if (signedBy.includes('host')) await sign(after(5), shoot, 'host', host)
  if (crew.length > 0) await listCrew(after(6), stage.tx, { shoot, guest, crew })
  const admin = completedFor === undefined ? null : await demoActor(stage.tx, ADMIN)
  const packet = await findPacket(stage.tx, shoot.id)
  if (!admin || !packet || completedFor === undefined) return
  const afterwards = at(stage, new Date(shoot.endsAt.getTime() + 20 * HOUR))
  await completePacket(afterwards, admin, { id: packet.id, reason: completedFor })
}

type Listing = { shoot: Shoot; guest: Actor; crew: DemoPacket['crew'] }

/** As the guest had it saved by then. The use case itself refuses: by now some of these bookings are over. */
async function listCrew(deps: Deps, tx: Tx, { shoot: { id }, guest, crew }: Listing): Promise<void> {
  const now = deps.clock.now()
  const members = []
  for (const [position, { name, role, isMinor = false }] of crew.entries())
    members.push({
      position,
      isMinor,
      personal: await deps.keys.seal(tx, id, { name, role, email: '' }, now),
    })
  await insertMembers(tx, id, members, now)
  await deps.audit.record(tx, {
    now,
    actorId: guest.userId,
    action: 'crew.saved',
    subjectType: 'booking',
    subjectId: id,
    data: { members: crew.length, minors: crew.filter(({ isMinor }) => isMinor).length },
  })
  await refreshPacket(deps, tx, id, now)
}

/** With the code that the mail would have brought. */
async function sign(deps: Deps, { id }: Shoot, side: 'guest' | 'host', actor: Actor): Promise<void> {
  const release = await findCurrentRelease(deps.db, id)
  if (!release) return
  await sendSigningCode(deps, actor, id)
  const { legalName } = await deps.db
    .selectFrom('profiles')
    .select('full_name as legalName')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const asked = { releaseId: release.id, userId: actor.userId, createdAt: deps.clock.now() }
  const caller = {
    actor,
    address: '192.0.2.10',
    userAgent: 'Demo',
    place: null,
    cookies: NO_COOKIES,
    language: 'en' as const,
    requestId: 'demo',
    seen: null,
    signature: '',
  }
  await signRelease(deps, caller, id, {
    version: release.version,
    hash: release.hash.toString('hex'),
    hasRead: true,
    hasConsented: true,
    legalName: legalName ?? '',
    signature: { kind: 'drawn', drawing: DEMO_SIGNATURES[side] },
    code: codeOf(deps.config.masterKey, asked),
  })
}

async function findShoot(tx: Tx, production: string): Promise<Shoot | undefined> {
  const row = await tx
    .selectFrom('bookings')
    .innerJoin('users as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as host', 'host.id', 'bookings.host_id')
    .select(['bookings.id', 'guest.email as guest', 'host.email as host', 'confirmed_at as confirmedAt'])
    .select((eb) => eb.fn<Date>('upper', ['during']).as('endsAt'))
    .where('production_title', '=', production)
    .where('bookings.state', 'in', ['confirmed', 'completed'])
    .where('guest.email', 'like', '%@roomtone.test')
    .orderBy('bookings.created_at')
    .executeTakeFirst()
  return row?.confirmedAt ? { ...row, confirmedAt: row.confirmedAt } : undefined
}
