/** Every try counts, which stops anyone who looks for members by guessing addresses. */
export const LIMITS = { invitationsOfPerson: { name: 'referral-invite', max: 40, seconds: 86_400 } } as const
