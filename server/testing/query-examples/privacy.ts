import { PRIVACY_DEFAULTS } from '@roomtone/domain/account/privacy'
import type * as store from '../../src/features/privacy/privacy.store.ts'
import {
  findReceiptsSeenBy,
  findRecentTalks,
  findSettings,
  forgetReadEvents,
  lockSettingsOf,
  saveSettings,
} from '../../src/features/privacy/privacy.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSettings: (tx) => findSettings(tx, id),
  lockSettingsOf: (tx) => lockSettingsOf(tx, id),
  saveSettings: (tx) => saveSettings(tx, id, PRIVACY_DEFAULTS, now),
  findReceiptsSeenBy: (tx) => findReceiptsSeenBy(tx, id, [id]),
  findRecentTalks: (tx) => findRecentTalks(tx, id, 200),
  forgetReadEvents: (tx) => forgetReadEvents(tx, id),
}
