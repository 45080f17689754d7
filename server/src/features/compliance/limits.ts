const HOUR = 3600

/** Codes and signings per person and booking. With five tries a code, guessing one of a million stays hopeless. */
export const LIMITS = {
  codesOfPerson: { name: 'signing-code', max: 5, seconds: HOUR },
  signingsOfPerson: { name: 'release-sign', max: 20, seconds: HOUR },
  /** Each is a whole archive that is written, encrypted and signed again. */
  downloadsOfPerson: { name: 'pack-download', max: 10, seconds: HOUR },
} as const
