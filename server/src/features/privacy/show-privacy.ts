import type { PrivacySettingsView } from '@roomtone/contract/privacy/privacy-settings'
import type { Actor } from '@roomtone/domain/access/actor'
import { PRIVACY_DEFAULTS, type PrivacySettings } from '@roomtone/domain/account/privacy'
import type { Deps } from '../../platform/deps.ts'
import { findSettings } from './privacy.store.ts'

export async function showPrivacy({ db }: Deps, { userId }: Actor): Promise<PrivacySettingsView> {
  return privacyView((await findSettings(db, userId)) ?? PRIVACY_DEFAULTS)
}

export function privacyView(settings: PrivacySettings): PrivacySettingsView {
  const { readReceipts, searchEngines, shareHome, shareTripType, shareStayLength, shareServices } = settings
  return { readReceipts, searchEngines, shareHome, shareTripType, shareStayLength, shareServices }
}
