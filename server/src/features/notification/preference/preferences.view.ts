import type { MailPreferencesView } from '@roomtone/contract/notification/preferences'
import { type MailPreferences, OPTIONAL_TOPICS } from '@roomtone/domain/notification/topics'

/** In the order of the page, however the switches were turned. */
export function preferencesView({ topicsOff, noMarketing }: MailPreferences): MailPreferencesView {
  return { topicsOff: OPTIONAL_TOPICS.filter((topic) => topicsOff.includes(topic)), noMarketing }
}
