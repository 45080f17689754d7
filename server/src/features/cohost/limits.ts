const HOUR = 3600
const DAY = 24 * HOUR

export const LIMITS = {
  invitationsOfPerson: { name: 'cohost-invitations', max: 20, seconds: DAY },
  /** Whoever invites them: an address is not to be flooded. */
  invitationsToAddress: { name: 'cohost-address', max: 5, seconds: DAY },
  tokensFromAddress: { name: 'cohost-token', max: 60, seconds: HOUR },
} as const
