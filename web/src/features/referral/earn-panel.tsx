import { earnTexts, referralTexts } from '@roomtone/texts/referral/referral'
import { Page } from '../../ui/page.tsx'
import { Steps, Terms } from './referral-parts.tsx'
import { ReferralTools } from './referral-tools.tsx'

/** The host console's side of the referral program. */
export function EarnPanel() {
  return (
    <Page title={earnTexts.title} intro={referralTexts.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <ReferralTools />
        </div>
        <aside className="grid content-start gap-8">
          <Steps />
          <Terms />
        </aside>
      </div>
    </Page>
  )
}
