import type { NotificationView } from '@roomtone/contract/notification/notification'
import { foreignZone } from '../../parts/booking/booking-when.ts'
import { momentWords } from '../../parts/time/when.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { missingTexts as missing, noticeTexts } from './notifications.texts.ts'

/** What happened, in one sentence: `June accepted your request for Alder House.` */
export function noticeWords(notification: NotificationView, now: Date = new Date()): string {
  const { kind, side, title, other, amount } = notification
  const sentence = noticeTexts[kind]
  const words = (typeof sentence === 'function' ? sentence : sentence[side ?? 'guest'])({
    title: title ?? (side === 'guest' ? missing.titleForGuest : missing.title),
    other: other ?? (side === 'host' ? missing.guest : missing.host),
    when: whenWords(notification, now),
    amount: amount === null ? missing.amount : formatMoney(amount),
  })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** By the space's clocks; their zone is named where the reader's own show another time. */
function whenWords({ startsAt, timeZone }: NotificationView, now: Date): string {
  if (startsAt === null || timeZone === null) return missing.when
  const zone = foreignZone({ startsAt, timeZone })
  return [momentWords(startsAt, timeZone, now), zone].filter(Boolean).join(', ')
}
