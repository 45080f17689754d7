import { call } from '../call.ts'
import type {
  discardMailing,
  editMailing,
  listMailings,
  sendMailing,
  showMailing,
  tryMailing,
  writeMailing,
} from './mailings.ts'
import type { countNotifications, listNotifications, readNotifications } from './notifications.ts'
import type { changePreference, showPreferences } from './preferences.ts'
import type { changeSubscription, showSubscription } from './unsubscribe.ts'

export const notificationCalls = {
  list: call<typeof listNotifications>('GET /api/notifications'),
  unread: call<typeof countNotifications>('GET /api/notifications/unread'),
  read: call<typeof readNotifications>('POST /api/notifications/read'),
  preferences: call<typeof showPreferences>('GET /api/settings/notifications'),
  changePreference: call<typeof changePreference>('POST /api/settings/notifications'),
  subscription: call<typeof showSubscription>('GET /api/unsubscribe'),
  changeSubscription: call<typeof changeSubscription>('POST /api/unsubscribe'),
}

export const mailingCalls = {
  list: call<typeof listMailings>('GET /api/admin/mailings'),
  show: call<typeof showMailing>('GET /api/admin/mailings/:id'),
  write: call<typeof writeMailing>('POST /api/admin/mailings'),
  edit: call<typeof editMailing>('PUT /api/admin/mailings/:id'),
  discard: call<typeof discardMailing>('DELETE /api/admin/mailings/:id'),
  try: call<typeof tryMailing>('POST /api/admin/mailings/:id/try'),
  send: call<typeof sendMailing>('POST /api/admin/mailings/:id/send'),
}
