import { signInPath } from '@roomtone/domain/access/page-guard'
import { headerTexts as texts } from '@roomtone/texts/shell/header'
import { useLocation } from 'react-router'
import { Wordmark } from '../../parts/site/wordmark.tsx'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

export function GuestHeader({ onSearchPage }: { onSearchPage: boolean }) {
  return (
    <header>
      <div
        className={cx(
          'flex h-17 items-center justify-between md:h-22',
          onSearchPage ? 'bleed max-md:px-4' : 'wrap',
        )}
      >
        <Wordmark to="/" />
        {/* Invisible until React knows who is signed in, for people whom boot.ts has seen to be. */}
        <nav aria-label={texts.account} className="guest-only flex items-center gap-1 md:gap-2">
          {onSearchPage ? <SearchPageLinks /> : <GuestButtons />}
        </nav>
      </div>
    </header>
  )
}

function GuestButtons() {
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => openDialog('log-in')}>
        {texts.logIn}
      </Button>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => openDialog('waitlist')}
        className="max-md:px-3.5"
      >
        {texts.joinWaitlist}
      </Button>
    </>
  )
}

function SearchPageLinks() {
  const { pathname, search } = useLocation()
  return (
    <>
      <ButtonLink variant="quiet" to={`${signInPath(pathname + search)}&tab=sign-in`}>
        {texts.signIn}
      </ButtonLink>
      <ButtonLink variant="outline" to="/dashboard" className="max-md:px-3.5">
        {texts.dashboard}
      </ButtonLink>
    </>
  )
}
