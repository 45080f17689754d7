import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { notificationsQuery } from '../../parts/notification/notification.query.ts'
import { useUnreadNotifications } from '../../parts/notification/use-unread-notifications.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { NotificationList } from './notification-list.tsx'
import { useMarkAll } from './use-mark-all.ts'

export function NotificationsPage() {
  const [search] = useSearchParams()
  const filter = search.get('show') === 'unread' ? 'unread' : 'all'
  const list = useInfiniteQuery(notificationsQuery(useServices(), filter))
  const unread = useUnreadNotifications() ?? 0
  return (
    <Page title={texts.title} measure="text" actions={<Actions unread={unread} />}>
      <LinkTabs
        label={texts.title}
        tabs={[
          { to: '/notifications', label: texts.tabs.all, current: filter === 'all' },
          {
            to: '/notifications?show=unread',
            label: texts.tabs.unread,
            current: filter === 'unread',
            count: unread > 0 ? unread : undefined,
          },
        ]}
      />
      <div className="pt-6">
        <NotificationList list={list} filter={filter} />
      </div>
    </Page>
  )
}

function Actions({ unread }: { unread: number }) {
  const markAll = useMarkAll()

  async function press(): Promise<void> {
    await markAll.mutateAsync().catch(() => {})
    // The button disappears with the last unread notice, and the focus with it.
    focusIfLost(document.getElementById('main'))
  }

  return (
    <>
      {(unread > 0 || markAll.isPending) && (
        <Button
          variant="line"
          pending={markAll.isPending}
          pendingText={texts.marking}
          onClick={() => void press()}
        >
          {texts.markAll}
        </Button>
      )}
      <Link to="/settings/notifications" className="link text-small text-ink-2">
        {texts.settings}
      </Link>
      <span role="status" className="sr-only">
        {markAll.isSuccess && unread === 0 ? texts.marked : ''}
      </span>
    </>
  )
}
