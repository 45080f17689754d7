import type { Member } from '@roomtone/contract/account/member'
import { headerTexts as texts } from '@roomtone/texts/shell/header'
import { unreadTexts } from '@roomtone/texts/shell/unread'
import { Link, useSearchParams } from 'react-router'
import { useUnread } from '../../parts/notification/use-unread.ts'
import { ConfirmEmailBar } from '../../parts/person/confirm-email/confirm-email-bar.tsx'
import { Wordmark } from '../../parts/site/wordmark.tsx'
import { useLive } from '../../platform/live/use-live.ts'
import { useToastsAtHand } from '../../platform/toasts/use-toasts-at-hand.ts'
import { Count } from '../../ui/count.tsx'
import { cx } from '../../ui/cx.ts'
import { Bell } from './bell.tsx'
import { HostBar } from './host-bar.tsx'
import { HostMenu } from './host-menu.tsx'
import { HOST_TABS } from './host-tabs.ts'
import { UnreadStatus } from './unread-status.tsx'

/** The same look in dark colors. */
export function HostHeader({ member }: { member: Member }) {
  const [search] = useSearchParams()
  const current = search.get('tab') ?? 'today'
  const unread = useUnread()?.host ?? 0
  useLive()
  useToastsAtHand()
  return (
    <>
      <header className="night print:hidden">
        <div className="wrap flex h-17 items-center justify-between gap-4 md:h-22">
          <Wordmark to="/home" />
          <HostTabs current={current} unread={unread} className="max-lg:hidden" />
          <nav aria-label={texts.account} className="flex items-center gap-1 md:gap-2">
            <Link to="/home" className="btn border-night-line hover:border-night-ink-2 max-md:hidden">
              {texts.switchToFilming}
            </Link>
            <Bell night />
            <HostMenu member={member} />
          </nav>
        </div>
        <div className="wrap relative overflow-x-auto max-md:hidden lg:hidden">
          <HostTabs current={current} unread={unread} className="h-12" />
        </div>
        <UnreadStatus />
      </header>
      <HostBar current={current} unread={unread} />
      {!member.emailConfirmed && <ConfirmEmailBar member={member} />}
    </>
  )
}

type HostTabsProps = { current: string; unread: number; className: string }

function HostTabs({ current, unread, className }: HostTabsProps) {
  return (
    <nav aria-label={texts.hosting} className={cx('flex items-stretch gap-2 self-stretch', className)}>
      {HOST_TABS.map((tab) => (
        <Link
          key={tab}
          to={`/hosting?tab=${tab}`}
          aria-current={current === tab ? 'page' : undefined}
          className="inline-flex items-center gap-1.5 border-y-2 border-transparent px-3 text-small font-medium text-night-ink-2 hover:text-night-ink aria-[current=page]:border-b-night-ink aria-[current=page]:text-night-ink"
        >
          {texts.hostTabs[tab]}
          {tab === 'messages' && <Count value={unread} label={unreadTexts.count({ count: unread })} />}
        </Link>
      ))}
    </nav>
  )
}
