import { NotificationsPage } from '../features/notifications/notifications-page.tsx'

export function Page() {
  return <NotificationsPage />
}
