import type { MailPreferencesView } from '@roomtone/contract/notification/preferences'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { findPreferences } from './preference.store.ts'
import { preferencesView } from './preferences.view.ts'

export async function showPreferences({ db }: Deps, { userId }: Actor): Promise<MailPreferencesView> {
  return preferencesView(await findPreferences(db, userId))
}
