import type { Member } from '@roomtone/contract/account/member'
import { headerTexts as texts } from '@roomtone/texts/shell/header'
import { useNavigate } from 'react-router'
import { ConfirmEmailBar } from '../../parts/person/confirm-email/confirm-email-bar.tsx'
import { Wordmark } from '../../parts/site/wordmark.tsx'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { useToastsAtHand } from '../../platform/toasts/use-toasts-at-hand.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Bell } from './bell.tsx'
import { GuestMenu } from './guest-menu.tsx'
import { SearchBar } from './search-bar.tsx'
import { UnreadStatus } from './unread-status.tsx'

export function MemberHeader({ member, onSearchPage }: { member: Member; onSearchPage: boolean }) {
  const navigate = useNavigate()
  useLive()
  useToastsAtHand()
  // Results and map take the whole width, so the header does too.
  const measure = onSearchPage ? 'bleed max-md:px-4' : 'wrap'
  const isHost = member.roles.includes('host')
  return (
    <>
      <header className="border-b print:hidden">
        <div className={cx('flex h-17 items-center justify-between gap-4 md:h-22', measure)}>
          <Wordmark to="/home" />
          <SearchBar className="min-w-0 max-lg:hidden" />
          <nav aria-label={texts.account} className="flex items-center gap-1 md:gap-2">
            <Button
              variant="quiet"
              className="max-md:hidden"
              onClick={() => (isHost ? void navigate('/hosting') : openDialog('host-type'))}
            >
              {texts.switchToHosting}
            </Button>
            <Bell />
            <GuestMenu member={member} />
          </nav>
        </div>
        <div className={cx('pb-4 lg:hidden', measure)}>
          <SearchBar />
        </div>
        <UnreadStatus />
      </header>
      {!member.emailConfirmed && <ConfirmEmailBar member={member} />}
    </>
  )
}
