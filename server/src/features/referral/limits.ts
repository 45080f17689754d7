/** Tries, whatever came of them: whoever looks for members by guessing addresses is stopped here. */
export const LIMITS = {
  invitationsOfPerson: { name: 'referral-invite', max: 40, seconds: 86_400 },
} as const
