import { sharedAccessTexts as texts } from '@roomtone/texts/account/shared-access'
import { useMember } from '../../../../platform/session/use-session.ts'
import { Page } from '../../../../ui/page.tsx'
import { SharedAccess } from './shared-access.tsx'

/** In the host's console: who helps with their listings, and whom they help. */
export function CohostsPanel() {
  const member = useMember()
  return (
    <Page title={texts.panel.title} intro={texts.panel.intro} measure="text">
      {member && <SharedAccess isVerified={member.isVerified} />}
    </Page>
  )
}
