const HOUR = 3600

/** Per person. Submitting is counted too: its answer could tell whether an ID number is known here. */
export const LIMITS = {
  uploadsOfPerson: { name: 'id-upload', max: 20, seconds: HOUR },
  submissionsOfPerson: { name: 'verification-submit', max: 20, seconds: HOUR },
  goingOnOfPerson: { name: 'verification-onward', max: 20, seconds: HOUR },
} as const
