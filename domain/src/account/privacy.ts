/** What a person shows about themself. Chosen under Settings; these are the defaults. */
export type PrivacySettings = {
  readReceipts: boolean
  /** Their listings and profile may be found by search engines. */
  searchEngines: boolean
  /** What is shown under the reviews they write. */
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
