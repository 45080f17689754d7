import type { NotificationView } from '@roomtone/contract/notification/notification'
import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import { uiTexts } from '@roomtone/texts/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { Link } from 'react-router'
import { latestQuery } from '../../parts/notification/notification.query.ts'
import { useUnreadNotifications } from '../../parts/notification/use-unread-notifications.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { NotificationLine } from './notification-line.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { useMarkAll } from './use-mark-all.ts'

type NotificationPanelProps = {
  id: string
  /** The bell: the panel is placed below it and returns the focus to it. */
  bell: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The latest, under the bell. */
export function NotificationPanel({ id, bell, open, onOpenChange }: NotificationPanelProps) {
  const content = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={bell as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          id={id}
          align="end"
          sideOffset={10}
          collisionPadding={12}
          aria-label={texts.title}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            bell.current?.focus()
          }}
          onInteractOutside={(event) => {
            // A press on the bell closes the panel by itself.
            if (bell.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onKeyDown={walkLines}
          style={{ width: 400, maxHeight: 'var(--radix-popover-content-available-height)' }}
          className="z-40 flex flex-col rounded-m border bg-card text-small text-ink shadow-2 outline-none data-[state=closed]:animate-leave data-[state=open]:animate-rise"
        >
          <Head onMarked={() => content.current?.focus()} />
          <div className="flex-1 overflow-y-auto overscroll-contain border-y">
            <Latest latest={useQuery(latestQuery(useServices()))} onFollow={close} />
          </div>
          <nav aria-label={texts.title} className="flex items-center justify-between gap-4 px-4 py-3">
            <Link to="/notifications" onClick={close} className="link font-medium">
              {texts.seeAll}
            </Link>
            <Link to="/settings/notifications" onClick={close} className="link text-ink-2">
              {texts.settings}
            </Link>
          </nav>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Head({ onMarked }: { onMarked: () => void }) {
  const unread = useUnreadNotifications() ?? 0
  const markAll = useMarkAll()
  return (
    <div className="flex min-h-13.5 items-center justify-between gap-4 px-4">
      <h2 className="text-title">{texts.title}</h2>
      {unread > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            markAll.mutate()
            onMarked()
          }}
        >
          {texts.markAll}
        </Button>
      )}
      <span role="status" className="sr-only">
        {markAll.isSuccess && unread === 0 ? texts.marked : ''}
      </span>
    </div>
  )
}

type LatestProps = { latest: UseQueryResult<NotificationView[]>; onFollow: () => void }

function Latest({ latest, onFollow }: LatestProps) {
  if (latest.isPending) return <NotificationSkeleton rows={4} />
  if (!latest.data) {
    return (
      <div role="alert" className="grid justify-items-center gap-4 p-6 text-center">
        <p>{texts.failed}</p>
        <Button variant="line" pending={latest.isFetching} onClick={() => void latest.refetch()}>
          {uiTexts.tryAgain}
        </Button>
      </div>
    )
  }
  if (latest.data.length === 0) {
    return (
      <div className="p-6 text-center">
        <p className="font-medium">{texts.empty.title}</p>
        <p className="mt-1 text-ink-2">{texts.empty.text}</p>
      </div>
    )
  }
  return (
    <ul aria-label={texts.list}>
      {latest.data.map((item) => (
        <li key={item.id} className="border-b last:border-b-0">
          <NotificationLine notification={item} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

/** Arrow keys go from line to line; Tab goes through everything. */
function walkLines(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li a')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const next = lines[at === -1 ? (step === 1 ? 0 : lines.length - 1) : at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
