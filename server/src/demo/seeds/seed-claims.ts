import { answerClaim } from '../../features/claim/answer-claim.ts'
import { listEvidenceChoices } from '../../features/claim/evidence/list-evidence-choices.ts'
import { openClaim } from '../../features/claim/open-claim.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const HOUR = 3_600_000
const MARA = 'creator@roomtone.test'
const MARGUERITE = 'host@roomtone.test'
const PRODUCTION = 'Second Helping, pickups'

/** One case that both sides have spoken to, for an admin to decide; the payout of that booking waits. */
export const seedClaims: SeedStep = async (deps, tx, now) => {
  const guest = await demoActor(tx, MARA)
  const host = await demoActor(tx, MARGUERITE)
  const shoot = await findShoot(tx)
  if (!guest || !host || !shoot) return
  const after = (hours: number) => at(deps, tx, new Date(shoot.endsAt.getTime() + hours * HOUR), now)
  const { messages } = await listEvidenceChoices(after(5), host, shoot.id)
  const claim = await openClaim(after(5), host, {
    id: shoot.id,
    kind: 'damage',
    text: 'One leg of the dining table has a deep scratch, about six inches long, on the side where the dolly was. It wasn’t there that morning. I’d waxed the table the day before, and we’d talked about felt under everything. My restorer quoted $240 to take it out.',
    asked: 24_000,
    packetFileIds: [],
    messageIds: messages.filter(({ content }) => content.includes('felt')).map(({ id }) => id),
  })
  await answerClaim(after(16), guest, {
    id: claim.id,
    agrees: false,
    text: 'We were close to that leg, and I’m sorry about the scratch. But the dolly had its rubber guards on all day, and our grip says the mark was there when we laid the track. I’m happy to split the cost, but I don’t think it’s all on us.',
    packetFileIds: [],
    messageIds: [],
  })
}

/** No limit holds up the past, and none of it counts against a limit. */
function at(deps: Deps, tx: Tx, when: Date, now: Date): Deps {
  const allowed = async () => ({ allowed: true as const })
  const limits = { ...deps.limits, spend: allowed, spendAll: allowed }
  return { ...withinStep(deps, tx, when > now ? now : when), limits }
}

async function findShoot(tx: Tx): Promise<{ id: string; endsAt: Date } | undefined> {
  return tx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.guest_id')
    .select('bookings.id')
    .select((eb) => eb.fn<Date>('upper', ['during']).as('endsAt'))
    .where('production_title', '=', PRODUCTION)
    .where('bookings.state', '=', 'completed')
    .where('users.email', '=', MARA)
    .executeTakeFirst()
}
