import { headerTexts as texts } from '@roomtone/texts/shell/header'
import { unreadTexts } from '@roomtone/texts/shell/unread'
import { Calendar, House, type LucideIcon, MessageSquare, Repeat, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { Count } from '../../ui/count.tsx'
import { HOST_TABS, type HostTab } from './host-tabs.ts'

const ICONS: Record<HostTab, LucideIcon> = {
  today: Sun,
  calendar: Calendar,
  listings: House,
  messages: MessageSquare,
}

type HostBarProps = { current: string; unread: number }

/** The host's console on a phone: its four pages and the way back to filming, at the lower edge. */
export function HostBar({ current, unread }: HostBarProps) {
  return (
    <nav
      aria-label={texts.hosting}
      className="bottom-bar night fixed inset-x-0 bottom-0 z-20 grid border-t md:hidden print:hidden"
      style={{
        gridTemplateColumns: 'repeat(5, 1fr)',
        height: 'var(--bottom-bar)',
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderColor: 'var(--night-line)',
      }}
    >
      {HOST_TABS.map((tab) => (
        <Entry
          key={tab}
          to={`/hosting?tab=${tab}`}
          icon={ICONS[tab]}
          label={texts.hostTabs[tab]}
          isCurrent={current === tab}
          {...(tab === 'messages' && { unread })}
        />
      ))}
      <Entry to="/home" icon={Repeat} label={texts.filming} isCurrent={false} />
    </nav>
  )
}

type EntryProps = { to: string; icon: LucideIcon; label: string; isCurrent: boolean; unread?: number }

function Entry({ to, icon: Icon, label, isCurrent, unread = 0 }: EntryProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-w-0 flex-col items-center justify-center gap-1 text-tiny text-night-ink-2 hover:text-night-ink aria-[current=page]:font-semibold aria-[current=page]:text-night-ink"
    >
      <span className="relative px-3">
        <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        <Count
          value={unread}
          label={unreadTexts.count({ count: unread })}
          className="absolute top-0 end-0 -mt-2"
        />
      </span>
      <span className="whitespace-nowrap">{label}</span>
    </Link>
  )
}
