/** The tab 'Offers and updates'. */
export const OFFER_TOPICS = ['inspiration', 'trip_planning', 'news', 'feedback', 'regulations'] as const
export type OfferTopic = (typeof OFFER_TOPICS)[number]

/** The tab 'Account': mail that a person can do without. */
export const ACCOUNT_TOPICS = ['messages', 'reminders', 'after_shoot'] as const

export const OPTIONAL_TOPICS = [...ACCOUNT_TOPICS, ...OFFER_TOPICS] as const
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number]

/** Always mailed: anything that is binding, moves money or guards the account. */
export const FIXED_TOPICS = ['bookings', 'payments', 'listings', 'security'] as const
export type Topic = OptionalTopic | (typeof FIXED_TOPICS)[number]

export type MailPreferences = { topicsOff: readonly OptionalTopic[]; noMarketing: boolean }

export const EVERYTHING_ON: MailPreferences = { topicsOff: [], noMarketing: false }

export function isOffer(topic: Topic): topic is OfferTopic {
  return (OFFER_TOPICS as readonly Topic[]).includes(topic)
}

export function isOptional(topic: Topic): topic is OptionalTopic {
  return (OPTIONAL_TOPICS as readonly Topic[]).includes(topic)
}

export function wantsMail({ topicsOff, noMarketing }: MailPreferences, topic: Topic): boolean {
  if (!isOptional(topic)) return true
  if (noMarketing && isOffer(topic)) return false
  return !topicsOff.includes(topic)
}
