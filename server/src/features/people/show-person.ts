import type { PersonDetail } from '@roomtone/contract/people/show-person'
import type { Deps } from '../../platform/deps.ts'
import { browserNames } from '../../platform/http/browser-name.ts'
import { Refused } from '../../platform/refused.ts'
import { readNotes } from './keep-notes.ts'
import { findPerson } from './people.store.ts'
import { personView } from './person.view.ts'
import {
  findAuditAbout,
  findBookingsOf,
  findCasesOf,
  findClaimsOf,
  findFacts,
  findListingsOf,
  findLiveSessions,
  findPayoutStanding,
} from './person-detail.store.ts'

export async function showPerson(deps: Deps, id: string): Promise<PersonDetail> {
  const now = deps.clock.now()
  const { db } = deps
  const [person, facts] = await Promise.all([findPerson(db, id), findFacts(db, id)])
  if (!person || !facts) throw new Refused('not_found')
  const [sessions, asGuest, asHost, listings, payouts, cases, claims, notes, audit] = await Promise.all([
    findLiveSessions(db, id, now),
    findBookingsOf(db, id, 'guest_id'),
    findBookingsOf(db, id, 'host_id'),
    findListingsOf(db, id),
    findPayoutStanding(db, id),
    findCasesOf(db, id),
    findClaimsOf(db, id),
    readNotes(deps, db, id),
    findAuditAbout(db, id),
  ])
  return {
    person: personView(person),
    facts: factsView(facts),
    verification: {
      provider: facts.provider,
      decidedAt: iso(facts.verifiedAt),
      attempts: facts.attempts,
    },
    sessions: some(sessions, ({ userAgent, address, place, startedAt, lastUsedAt }) => ({
      ...browserNames(userAgent),
      address,
      place,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    asGuest: some(asGuest, bookingView),
    asHost: some(asHost, bookingView),
    listings: some(listings, ({ id, title, city, available }) => ({
      id,
      title,
      city,
      isAvailable: available,
    })),
    payouts: {
      account: payouts.account,
      waiting: payouts.waiting,
      paid: payouts.paid,
      stuck: payouts.stuck,
    },
    cases: some(cases, ({ id, severity, state, reason, createdAt }) => ({
      id,
      severity,
      state,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    claims: some(claims, (claim) => ({
      id: claim.id,
      state: claim.state,
      isClaimant: claim.claimantId === id,
      createdAt: claim.createdAt.toISOString(),
    })),
    notes,
    audit: some(audit, ({ id, at, action, actor }) => ({ id, at: at.toISOString(), action, actor })),
  }
}

type FactsRow = NonNullable<Awaited<ReturnType<typeof findFacts>>>

function factsView(facts: FactsRow): PersonDetail['facts'] {
  return {
    firstName: facts.firstName,
    lastName: facts.lastName,
    dateOfBirth: facts.dateOfBirth,
    joinedAs: facts.joinedAs,
    emailConfirmedAt: iso(facts.emailConfirmedAt),
    suspendedAt: iso(facts.suspendedAt),
    closingUntil: iso(facts.closingUntil),
    hasSecondFactor: facts.hasSecondFactor,
    language: facts.language,
    hasCommitted: facts.hasCommitted,
  }
}

type BookingOf = Awaited<ReturnType<typeof findBookingsOf>>[number]

function bookingView({ id, title, state, startsAt, price }: BookingOf) {
  return { id, title, state, startsAt: startsAt.toISOString(), total: price }
}

/** Each row brings the number of all of them along. */
function some<Row extends { total: number }, Item>(rows: Row[], view: (row: Row) => Item) {
  return { total: rows[0]?.total ?? 0, items: rows.map(view) }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
