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
import { HostMenu } from './host-menu.tsx'
import { UnreadStatus } from './unread-status.tsx'

const TABS = ['today', 'calendar', 'listings', 'messages'] as const

/** The same look in dark colors. */
export function HostHeader({ member }: { member: Member }) {
  const [search] = useSearchParams()
  const current = search.get('tab') ?? 'today'
  useLive()
  useToastsAtHand()
  return (
    <>
      <header className="night print:hidden">
        <div className="wrap flex h-17 items-center justify-between gap-4 md:h-22">
          <Wordmark to="/home" />
          <HostTabs current={current} className="max-lg:hidden" />
          <nav aria-label={texts.account} className="flex items-center gap-1 md:gap-2">
            <Link to="/home" className="btn border-night-line hover:border-night-ink-2 max-md:hidden">
              {texts.switchToFilming}
            </Link>
            <Bell night />
            <HostMenu member={member} />
          </nav>
        </div>
        <div className="wrap relative overflow-x-auto lg:hidden">
          <HostTabs current={current} className="h-12 max-md:-mx-1.5" />
        </div>
        <UnreadStatus />
      </header>
      {!member.emailConfirmed && <ConfirmEmailBar member={member} />}
    </>
  )
}

function HostTabs({ current, className }: { current: string; className: string }) {
  const unread = useUnread()?.host ?? 0
  return (
    <nav
      aria-label={texts.hosting}
      className={cx('flex items-stretch gap-0.5 self-stretch md:gap-2', className)}
    >
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={`/hosting?tab=${tab}`}
          aria-current={current === tab ? 'page' : undefined}
          className="inline-flex items-center gap-1.5 border-y-2 border-transparent px-1.5 text-small md:px-3 font-medium text-night-ink-2 hover:text-night-ink aria-[current=page]:border-b-night-ink aria-[current=page]:text-night-ink"
        >
          {texts.hostTabs[tab]}
          {tab === 'messages' && <Count value={unread} label={unreadTexts.count({ count: unread })} />}
        </Link>
      ))}
    </nav>
  )
}
