import type { NotificationView } from '@roomtone/contract/notification/notification'
import { NOTICES } from '@roomtone/domain/notification/notices'
import { noticeTexts } from '@roomtone/texts/notification/notifications'
import { describe, expect, it } from 'vitest'
import { aNotification } from './a-notification.fixture.ts'
import { noticeWords } from './notice-words.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const LISTED = Object.entries(NOTICES).flatMap(([kind, { isListed }]) =>
  isListed ? [kind as NotificationView['kind']] : [],
)
const nothing = { title: null, other: null, production: null, startsAt: null, timeZone: null, amount: null }

describe('noticeWords', () => {
  it('knows every listed kind, and no other', () => {
    expect(Object.keys(noticeTexts).sort()).toEqual([...LISTED].sort())
  })

  it.each(LISTED)('says %s in a sentence to each side, also where facts are missing', (kind) => {
    for (const side of ['guest', 'host', null] as const) {
      for (const facts of [{ amount: 65_000 }, nothing]) {
        const words = noticeWords(aNotification({ kind, side, ...facts }), NOW)
        expect(words).toMatch(/^[A-Z$].*\.$/)
        expect(words).not.toMatch(/null|undefined|Invalid|NaN| {2}|,\.|,,/)
      }
    }
  })

  it('says to the guest who accepted what, and to the host who requests what and when', () => {
    const accepted = aNotification({ kind: 'booking-accept', side: 'guest', other: 'June' })
    expect(noticeWords(accepted, NOW)).toBe('June accepted your request for Alder House.')
    expect(noticeWords(aNotification(), NOW)).toMatch(
      /^Ada requested Alder House, Sat, Dec 12, 9:00\u00a0AM(, Pacific Time)?\.$/,
    )
  })

  it('says how much money moves', () => {
    const paid = aNotification({ kind: 'payout-sent', amount: 65_050 })
    expect(noticeWords(paid, NOW)).toBe('$650.50 for Alder House is on its way to you.')
  })
})
