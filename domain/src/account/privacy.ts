/** What a person shows of themself. Chosen under Settings; who has chosen nothing has these. */
export type PrivacySettings = {
  readReceipts: boolean
  /** Their listings and profile may be found by search engines. */
  searchEngines: boolean
  /** What stands under a review they write. */
  shareHome: boolean
  shareTripType: boolean
  shareStayLength: boolean
  shareServices: boolean
}

export const PRIVACY_DEFAULTS: PrivacySettings = {
  readReceipts: true,
  searchEngines: true,
  shareHome: false,
  shareTripType: true,
  shareStayLength: true,
  shareServices: false,
}
