import type { NotificationView } from '@roomtone/contract/notification/notification'
import { missingTexts as missing, noticeTexts } from '@roomtone/texts/notification/notifications'
import { foreignZone } from '../../parts/booking/booking-when.ts'
import { momentWords } from '../../parts/time/when.ts'
import { formatMoney } from '../../platform/format/money.ts'

/** What happened, in one sentence: `June accepted your request for Alder House.` */
export function noticeWords(notification: NotificationView, now: Date = new Date()): string {
  const { kind, side, title, other, amount } = notification
  const sentences = noticeTexts[kind]
  const sentence = typeof sentences === 'object' ? sentences[side ?? 'guest'] : sentences
  const facts = {
    title: title ?? (side === 'guest' ? missing.titleForGuest : missing.title),
    other: other ?? (side === 'host' ? missing.guest : missing.host),
    when: whenWords(notification, now),
    amount: amount === null ? missing.amount : formatMoney(amount),
  }
  const words = typeof sentence === 'string' ? sentence : sentence(facts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** In the space's time; with its zone where the reader's differs. */
function whenWords({ startsAt, timeZone }: NotificationView, now: Date): string {
  if (startsAt === null || timeZone === null) return missing.when
  const zone = foreignZone({ startsAt, timeZone })
  return [momentWords(startsAt, timeZone, now), zone].filter(Boolean).join(', ')
}
