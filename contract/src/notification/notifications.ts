import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { notificationView } from './notification.ts'

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  audience: 'member',
  summary: 'What you were told, newest first; all or unread',
  query: z.object({ ...pageQuery, filter: z.enum(['all', 'unread']).default('all') }),
  reply: pageOf(notificationView),
  errors: [],
})

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  audience: 'member',
  summary: 'How many of your notifications are unread',
  reply: z.object({ unread: z.int() }),
  errors: [],
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'You have read these: by id, all about a booking, or all there are',
  body: z.union([
    z.object({ ids: z.array(id).min(1).max(100) }),
    z.object({ bookingId: id }),
    z.object({ all: z.literal(true) }),
  ]),
  reply: z.object({ unread: z.int() }),
  errors: ['validation_failed'],
})
