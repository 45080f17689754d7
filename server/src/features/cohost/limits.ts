const HOUR = 3600
const DAY = 24 * HOUR

export const LIMITS = {
  invitationsOfPerson: { name: 'cohost-invitations', max: 20, seconds: DAY },
  /** Counts all inviters together: an address must not be flooded. */
  invitationsToAddress: { name: 'cohost-address', max: 5, seconds: DAY },
  tokensFromAddress: { name: 'cohost-token', max: 60, seconds: HOUR },
} as const
