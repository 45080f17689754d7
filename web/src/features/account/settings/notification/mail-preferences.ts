import type { MailPreferencesView } from '@roomtone/contract/notification/preferences'
import type { OptionalTopic } from '@roomtone/domain/notification/topics'

export type PreferenceChange = { topic: OptionalTopic; isOn: boolean } | { noMarketing: boolean }

/** The preferences as they will be once the server has agreed. */
export function withChange(preferences: MailPreferencesView, change: PreferenceChange): MailPreferencesView {
  if ('noMarketing' in change) return { ...preferences, noMarketing: change.noMarketing }
  const others = preferences.topicsOff.filter((topic) => topic !== change.topic)
  return { ...preferences, topicsOff: change.isOn ? others : [...others, change.topic] }
}

/** Undoes one change and leaves those that were made since. */
export function undoing(change: PreferenceChange): PreferenceChange {
  return 'noMarketing' in change ? { noMarketing: !change.noMarketing } : { ...change, isOn: !change.isOn }
}
