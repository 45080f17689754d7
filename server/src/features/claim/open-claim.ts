import type { ClaimView } from '@roomtone/contract/claim/claim'
import { openClaim as openClaimEndpoint } from '@roomtone/contract/claim/claims'
import type { Parsed } from '@roomtone/contract/endpoint'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { answerDueAt, answerReminderAt, type ClaimSide, KINDS_OF } from '@roomtone/domain/claim/claim'
import { otherSide } from '@roomtone/domain/claim/claim-steps'
import { claimWindow, mostToAsk } from '@roomtone/domain/claim/may-claim'
import { CARD_LEAST } from '@roomtone/domain/credit/apply-credits'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { type BookingRow, findBooking, givenBackOf, lockBooking } from '../booking/entry.ts'
import { holdPayouts } from '../payment/entry.ts'
import { type ClaimRow, insertClaim } from './claim.store.ts'
import { chooseEvidence } from './evidence/choose-evidence.ts'
import { LIMITS } from './limits.ts'
import { notifySide, record, refreshPages } from './notify-sides.ts'
import { refusals } from './refusals.ts'
import { requireCivilTexts } from './require-civil-texts.ts'
import { sideOf } from './require-claim.ts'
import { viewClaim } from './view-claim.ts'

type Opening = { id: string } & Parsed<typeof openClaimEndpoint>['body']

/** One side reports something: from now on nothing of this booking is paid out until it is settled. */
export async function openClaim(deps: Deps, actor: Actor, asked: Opening): Promise<ClaimView> {
  requirePart(await findBooking(deps.db, asked.id), actor)
  await requireWithin(deps, LIMITS.claimsOfPerson, actor.userId)
  await requireCivilTexts(
    deps,
    actor,
    { kind: 'booking', id: asked.id },
    textsIn(openClaimEndpoint.body, asked),
  )
  const now = deps.clock.now()
  const { id } = await deps.db.transaction().execute(async (tx) => {
    const { booking, side } = requirePart(await lockBooking(tx, asked.id), actor)
    await requireOpening(tx, booking, side, asked, now)
    const claim = await write(deps, tx, { booking, side, asked, now })
    const about = { claimId: claim.id, bookingId: booking.id, side, userId: actor.userId, now }
    await chooseEvidence(tx, about, asked)
    const held = await holdPayouts(tx, booking.id)
    const step = { booking, claim, action: 'claim.opened' as const, actorId: actor.userId, now }
    await record(deps, tx, step, { side, kind: asked.kind, asked: asked.asked, held: held.length })
    await notifySide(deps, tx, { claim, booking }, otherSide(side), 'claim-opened')
    const runAt = answerReminderAt(claim.answer_due_at)
    await deps.jobs.add(tx, 'remind-claim', { claimId: claim.id }, { key: `claim:${claim.id}:remind`, runAt })
    await refreshPages(deps, tx, booking, now)
    return claim
  })
  return viewClaim(deps, deps.db, actor, id)
}

function requirePart(
  booking: BookingRow | undefined,
  actor: Actor,
): { booking: BookingRow; side: ClaimSide } {
  const side = booking ? sideOf(booking, actor.userId) : null
  if (!booking || side === null) throw new Refused('not_found')
  return { booking, side }
}

const NOT_NOW = { never: 'neverTookPlace', early: 'notStarted', late: 'tooLate' } as const

async function requireOpening(
  handle: Handle,
  booking: BookingRow,
  side: ClaimSide,
  { kind, asked }: Opening,
  now: Date,
): Promise<void> {
  const { state, starts_at: startsAt, ends_at: endsAt, ended_at: endedAt } = booking
  const window = claimWindow({ state, startsAt, endsAt, endedAt }, now)
  if (window !== 'open')
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language)[NOT_NOW[window]] })
  if (!KINDS_OF[side].includes(kind)) throw refusedField('kind', (language) => refusals(language).kindMissing)
  const most = await mostOf(handle, booking, side)
  if (most === 0)
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language).allRefunded })
  if (asked > most) throw refusedField('asked', (language) => refusals(language).askedTooHigh({ most }))
  if (side === 'host' && asked < CARD_LEAST)
    throw refusedField('asked', (language) => refusals(language).belowCardLeast({ least: CARD_LEAST }))
}

export async function mostOf(handle: Handle, booking: BookingRow, side: ClaimSide): Promise<Cents> {
  const { total } = await givenBackOf(handle, booking)
  return mostToAsk(side, { paid: booking.total_cents, givenBack: total })
}

type Writing = { booking: BookingRow; side: ClaimSide; asked: Opening; now: Date }

async function write(deps: Deps, tx: Tx, { booking, side, asked, now }: Writing): Promise<ClaimRow> {
  const { id: bookingId, guest_id: guestId, host_id: hostId } = booking
  const claim = await insertClaim(tx, {
    booking_id: bookingId,
    side,
    claimant_id: side === 'guest' ? guestId : hostId,
    respondent_id: side === 'guest' ? hostId : guestId,
    kind: asked.kind,
    details: await deps.keys.seal(tx, bookingId, { text: asked.text }, now),
    asked_cents: asked.asked,
    created_at: now,
    answer_due_at: answerDueAt(now),
  })
  if (!claim)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).alreadyReported,
    })
  return claim
}
