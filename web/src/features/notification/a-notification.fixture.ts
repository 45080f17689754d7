import type { NotificationView } from '@roomtone/contract/notification/notification'

export function aNotification(over: Partial<NotificationView> = {}): NotificationView {
  return {
    id: '5a2f8a3e-6f0c-4d8a-9a44-0c1c3b0f7a11',
    kind: 'booking-authorised',
    at: '2026-11-15T12:00:00.000Z',
    isRead: false,
    link: '/hosting?tab=today&booking=b',
    side: 'host',
    title: 'Alder House',
    other: 'Ada',
    production: 'Late Sun',
    startsAt: '2026-12-12T17:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    amount: null,
    ...over,
  }
}
