import { type ListedNotice, NOTICE_KINDS } from '@roomtone/domain/notification/notices'
import { z } from 'zod'
import { id, instant } from '../fields.ts'

/** Facts, not sentences: the page says it in the reader's language. What does not apply is null. */
export const notificationView = z.object({
  id,
  kind: z.enum(NOTICE_KINDS as [ListedNotice, ...ListedNotice[]]),
  at: instant,
  isRead: z.boolean(),
  /** Where it is about: a path of the product. */
  link: z.string(),
  side: z.enum(['guest', 'host']).nullable(),
  /** The space. */
  title: z.string().nullable(),
  /** First name of the other side. */
  other: z.string().nullable(),
  production: z.string().nullable(),
  startsAt: instant.nullable(),
  timeZone: z.string().nullable(),
  /** In cents. */
  amount: z.int().nullable(),
})

export type NotificationView = z.output<typeof notificationView>
