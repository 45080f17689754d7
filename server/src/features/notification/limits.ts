const HOUR = 3600

export const LIMITS = {
  trialsOfAdmin: { name: 'mailing-trial', max: 30, seconds: HOUR },
  /** Per address of the caller. Reading and changing on the page count alike. */
  subscriptionsOfAddress: { name: 'unsubscribe', max: 120, seconds: HOUR },
  /**
   * Counts only links that are not ours: one address of a large mail service unsubscribes for thousands of
   * people.
   */
  wrongLinksOfAddress: { name: 'unsubscribe-wrong', max: 60, seconds: HOUR },
} as const
