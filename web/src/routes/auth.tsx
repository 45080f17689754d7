import { accountTexts as texts } from '@roomtone/texts/account/account'
import { useSearchParams } from 'react-router'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { useTokenInAddress } from '../features/account/token-in-address.ts'
import { AuthFrame } from '../parts/person/auth-frame.tsx'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useSite } from '../platform/queries/site.query.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'

export { auth as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const [search] = useSearchParams()
  const site = useSite()
  const tab = search.get('tab') === 'sign-in' ? 'sign-in' : 'sign-up'
  const email = search.get('email') ?? undefined
  // Kept from the first render: the tabs are links, and remove what is behind the #.
  const invitation = useTokenInAddress() ?? undefined
  return (
    <AuthFrame title={texts.auth.title}>
      <LinkTabs
        label={texts.auth.title}
        tabs={[
          { to: pathFor(search, 'sign-up'), label: texts.signUp.tab, current: tab === 'sign-up' },
          { to: pathFor(search, 'sign-in'), label: texts.signIn.tab, current: tab === 'sign-in' },
        ]}
      />
      <div className="mt-7">
        {tab === 'sign-in' ? (
          <SignInForm email={email} />
        ) : (
          <SignUpForm email={email} invitation={invitation} />
        )}
        {tab === 'sign-up' && site.inviteOnly && invitation === undefined && (
          <p className="mt-5 text-small text-ink-2">
            {texts.signUp.inviteOnly}{' '}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openDialog('waitlist')}
              className="link"
            >
              {texts.auth.joinWaitlist}
            </button>
          </p>
        )}
        {tab === 'sign-up' && site.demo && (
          <p className="mt-3 text-small text-ink-2">{texts.signUp.demo({ email: site.demo.invitedEmail })}</p>
        )}
      </div>
    </AuthFrame>
  )
}

/** Keeps where the person was going. */
function pathFor(search: URLSearchParams, tab: string): string {
  const next = new URLSearchParams(search)
  next.set('tab', tab)
  return `/auth?${next}`
}
