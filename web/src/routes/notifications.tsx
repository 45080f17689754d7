import { NotificationsPage } from '../features/notification/notifications-page.tsx'

export function Page() {
  return <NotificationsPage />
}
