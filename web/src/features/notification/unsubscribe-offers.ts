import type { SubscriptionView } from '@roomtone/contract/notification/unsubscribe'
import { isOffer } from '@roomtone/domain/notification/topics'

export type Offered = { what: 'topic' | 'marketing'; isOn: boolean; isMain: boolean }

/** What a link in an email can change: its own kind, all marketing where it is marketing, and the undo. */
export function offeredBy({ topic, isOn, noMarketing }: SubscriptionView): Offered[] {
  if (noMarketing && isOffer(topic)) return [{ what: 'marketing', isOn: true, isMain: false }]
  const own: Offered = { what: 'topic', isOn: !isOn, isMain: isOn }
  return isOffer(topic) ? [own, { what: 'marketing', isOn: false, isMain: false }] : [own]
}
