const HOUR = 3600
const MINUTE = 60

export const CREW_LIMITS = {
  /** Each sends up to a whole crew's mails. */
  sendsOfPerson: { name: 'crew-links-send', max: 30, seconds: HOUR },
  linksOfPerson: { name: 'crew-link-make', max: 200, seconds: HOUR },
  uploadsOfPerson: { name: 'packet-file', max: 200, seconds: HOUR },
  /** A crew on one set shares one network address. */
  opensFromAddress: { name: 'crew-link-open', max: 120, seconds: 10 * MINUTE },
} as const
