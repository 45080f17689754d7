import type { ClaimSide, ClaimState } from './claim.ts'

export const CLAIM_EVENTS = ['answer', 'agree', 'decide', 'withdraw'] as const
export type ClaimEvent = (typeof CLAIM_EVENTS)[number]

export type ClaimParty = 'claimant' | 'respondent' | 'admin'

type Standing = { state: ClaimState; answerDueAt: Date }

const OPEN: readonly ClaimState[] = ['open', 'answered']

/** Still undecided and not withdrawn: payouts of its booking wait. */
export function isClaimOpen(state: ClaimState): boolean {
  return OPEN.includes(state)
}

/** The other side has answered, or its time is up. */
export function isReadyToDecide({ state, answerDueAt }: Standing, now: Date): boolean {
  return state === 'answered' || (state === 'open' && now >= answerDueAt)
}

/** Where it leads; null where it cannot be done, by this party or at this time. */
export function claimStep(
  event: ClaimEvent,
  party: ClaimParty,
  standing: Standing,
  now: Date,
): ClaimState | null {
  if (!isClaimOpen(standing.state)) return null
  switch (event) {
    case 'answer':
    case 'agree': {
      const isInTime = standing.state === 'open' && now < standing.answerDueAt
      if (party !== 'respondent' || !isInTime) return null
      return event === 'agree' ? 'decided' : 'answered'
    }
    case 'decide':
      return party === 'admin' && isReadyToDecide(standing, now) ? 'decided' : null
    case 'withdraw':
      return party === 'claimant' ? 'withdrawn' : null
  }
}

export function claimEventsFor(party: ClaimParty, standing: Standing, now: Date): ClaimEvent[] {
  return CLAIM_EVENTS.filter((event) => claimStep(event, party, standing, now) !== null)
}

/** Both sides may show more until it is decided. */
export function mayAddEvidence(party: ClaimParty, state: ClaimState): boolean {
  return party !== 'admin' && isClaimOpen(state)
}

export function otherSide(side: ClaimSide): ClaimSide {
  return side === 'guest' ? 'host' : 'guest'
}
