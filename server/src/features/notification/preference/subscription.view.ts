import type { SubscriptionView } from '@roomtone/contract/notification/unsubscribe'
import { type MailPreferences, type OptionalTopic, wantsMail } from '@roomtone/domain/notification/topics'

type Subscription = { email: string; topic: OptionalTopic; preferences: MailPreferences }

export function subscriptionView({ email, topic, preferences }: Subscription): SubscriptionView {
  return {
    email: maskEmail(email),
    topic,
    isOn: wantsMail(preferences, topic),
    noMarketing: preferences.noMarketing,
  }
}

/**
 * A mail that was passed on carries its link along: a person who follows it must not learn the address from
 * us.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}
