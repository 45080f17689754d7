import { NotificationsPage } from '../features/notification/notifications-page.tsx'

export { notifications as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <NotificationsPage />
}
