const HOUR = 3600

/** For how long the link to a new address works. */
export const LINK_HOURS = 24

export const LIMITS = {
  uploadsOfPerson: { name: 'avatar-upload', max: 30, seconds: HOUR },
  /** Words for others go through the moderation, which may be somebody else's. */
  wordsOfPerson: { name: 'profile-words', max: 120, seconds: HOUR },
  emailChangesOfPerson: { name: 'email-change', max: 5, seconds: HOUR },
  /** A stolen session must not become a way to guess the password. */
  passwordsOfSession: { name: 'email-change-password', max: 10, seconds: HOUR },
  linkFromAddress: { name: 'email-change-link', max: 30, seconds: HOUR },
} as const
