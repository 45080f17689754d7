export const LIMITS = {
  /** A stolen session must not become a way to guess what its owner knows, nor keep them from their own proof. */
  proofsOfSession: { name: 'prove-password', max: 10, seconds: 900 },
  codesOfPerson: { name: 'proof-code', max: 5, seconds: 3600 },
  challengesOfPerson: { name: 'proof-challenge', max: 60, seconds: 3600 },
} as const
