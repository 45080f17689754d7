import type { NotificationView } from '@roomtone/contract/notification/notification'
import { NOTICES } from '@roomtone/domain/notification/notices'
import type { Topic } from '@roomtone/domain/notification/topics'
import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import {
  Banknote,
  CalendarDays,
  Clapperboard,
  Clock,
  House,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react'
import { Link } from 'react-router'
import { markRead } from '../../parts/notification/notification.query.ts'
import { agoWords } from '../../parts/time/message-days.ts'
import { ownZone } from '../../platform/format/own-zone.ts'
import { useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'
import { noticeWords } from './notice-words.ts'

type ListedTopic = (typeof NOTICES)[NotificationView['kind']]['topic']

const ICONS: Record<ListedTopic, LucideIcon> = {
  bookings: CalendarDays,
  reminders: Clock,
  after_shoot: Clapperboard,
  payments: Banknote,
  listings: House,
  security: ShieldCheck,
} satisfies Partial<Record<Topic, LucideIcon>>

type NotificationLineProps = { notification: NotificationView; onFollow?: (() => void) | undefined }

/** What happened, when, and a link; following it marks the notice as read. */
export function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const services = useServices()
  const { id, kind, at, isRead, link, production } = notification
  const Icon = ICONS[NOTICES[kind].topic]

  function follow(): void {
    onFollow?.()
    // The page it leads to matters more than a mark that could not be saved.
    if (!isRead) markRead(services, { id }).catch(() => {})
  }

  return (
    <Link
      to={link}
      onClick={follow}
      style={{ outlineOffset: -2 }}
      className="flex items-start gap-3 px-4 py-3 text-small hover:bg-paper-2"
    >
      <span className="grid size-10 flex-none place-items-center rounded-pill bg-off-soft text-ink-2">
        <Icon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {!isRead && <span className="sr-only">{texts.unread} </span>}
        <span className={cx('block', isRead ? 'text-ink-2' : 'font-medium')}>
          {noticeWords(notification)}
        </span>
        <span className="block text-tiny text-ink-2">
          <time dateTime={at} className="even-figures">
            {agoWords(at, new Date(), ownZone())}
          </time>
          {production !== null && <> · {production}</>}
        </span>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-1.5 size-2 flex-none rounded-pill bg-accent" />}
    </Link>
  )
}
