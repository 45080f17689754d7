import type { TodayView } from '@roomtone/contract/booking/show-today'
import type { Actor } from '@roomtone/domain/access/actor'
import { unconfirmed } from '@roomtone/domain/listing/terms'
import { reviewsCloseAt } from '@roomtone/domain/review/review'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { rateAnswers } from '../../listing/entry.ts'
import { callSheetOf } from './call-sheet.ts'
import { findNextPayout } from './expected-payout.store.ts'
import {
  findArriving,
  findComingUp,
  findInProgress,
  findRequests,
  findTermsToConfirm,
  findToReview,
  hasPayoutAccount,
} from './today.store.ts'
import { viewCards } from './view-cards.ts'

const REVIEWS_OPEN = reviewsCloseAt(new Date(0)).getTime()
const COMING_UP = 6

export async function showToday(deps: Deps, actor: Actor): Promise<TodayView> {
  const { db } = deps
  const now = deps.clock.now()
  const hostId = actor.userId
  const asked = { userId: hostId, now }
  const [requests, arriving, inProgress, toReview, comingUp] = await Promise.all([
    findRequests(db, asked),
    findArriving(db, asked),
    findInProgress(db, asked),
    findToReview(db, hostId, new Date(now.getTime() - REVIEWS_OPEN)),
    findComingUp(db, asked, COMING_UP),
  ])
  // One reading for all: a booking in two lists says the same in both.
  const all = await viewCards(deps, db, actor, [
    ...new Set([...requests, ...arriving, ...inProgress, ...toReview, ...comingUp]),
  ])
  const cards = new Map(all.map((card) => [card.id, card]))
  const pick = (ids: string[]) => ids.flatMap((id) => cards.get(id) ?? [])
  return {
    requests: pick(requests),
    arriving: pick(arriving),
    inProgress: pick(inProgress),
    toReview: pick(toReview),
    comingUp: pick(comingUp),
    listings: await callSheetOf(db, hostId, now),
    terms: await termsToConfirm(db, hostId),
    nextPayout: await nextPayoutOf(db, hostId),
    response: await rateAnswers(db, hostId, now),
    hasPayoutAccount: await hasPayoutAccount(db, hostId),
  }
}

async function termsToConfirm(handle: Handle, hostId: string): Promise<TodayView['terms']> {
  const rows = await findTermsToConfirm(handle, hostId)
  return rows.map(({ confirmed, ...listing }) => ({ ...listing, left: unconfirmed({ confirmed }).length }))
}

async function nextPayoutOf(handle: Handle, hostId: string): Promise<TodayView['nextPayout']> {
  const next = await findNextPayout(handle, hostId)
  if (!next) return null
  const { amount, dueAt, timeZone, bookingId, production, friend } = next
  return { amount, dueAt: dueAt.toISOString(), timeZone, bookingId, title: production ?? friend ?? '' }
}
