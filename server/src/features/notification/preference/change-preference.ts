import type { Parsed } from '@roomtone/contract/endpoint'
import type {
  changePreference as changePreferenceEndpoint,
  MailPreferencesView,
} from '@roomtone/contract/notification/preferences'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { switchMarketing, switchTopic } from './preference.store.ts'
import { preferencesView } from './preferences.view.ts'

type Change = Parsed<typeof changePreferenceEndpoint>['body']

export async function changePreference(
  { db, clock }: Deps,
  { userId }: Actor,
  change: Change,
): Promise<MailPreferencesView> {
  const now = clock.now()
  return preferencesView(
    'topic' in change
      ? await switchTopic(db, { userId, ...change, now })
      : await switchMarketing(db, { userId, isOn: !change.noMarketing, now }),
  )
}
