import type { Site } from '@roomtone/contract/site/show-site'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import type { Settings } from '@roomtone/domain/settings/settings'
import type { Deps } from '../../platform/deps.ts'
import { passkeyOrigin } from '../../platform/http/relying-party.ts'
import { DEMO_ACCOUNTS, DEMO_INVITED, DEMO_PASSWORD } from './demo-accounts.ts'

export async function showSite(deps: Deps): Promise<Site> {
  const settings = await deps.settings.recent()
  return {
    year: deps.clock.now().getUTCFullYear(),
    supportEmail: deps.config.supportEmail,
    inviteOnly: !settings.sign_up_open,
    feeHundredths: settings.platform_fee,
    taxHundredths: settings.tax.find(({ country }) => country === null)?.hundredths ?? 0,
    cancellation: cancellationOf(settings),
    mapStyleUrl: deps.config.mapStyleUrl,
    payments: { provider: deps.payments.name, publishableKey: publishableKeyOf(deps) },
    google: deps.google !== null,
    passkeyOrigin: passkeyOrigin(deps.config),
    demo: deps.config.demo
      ? {
          password: DEMO_PASSWORD,
          accounts: DEMO_ACCOUNTS.map(({ email, kind }) => ({ email, kind })),
          invitedEmail: DEMO_INVITED,
        }
      : null,
  }
}

function publishableKeyOf({ config: { payments } }: Deps): string {
  return payments.provider === 'stripe' ? payments.publishableKey : ''
}

function cancellationOf({ cancellation }: Settings): Site['cancellation'] {
  const entries = CANCELLATION_POLICIES.map((policy) => [policy, [...cancellation[policy]]])
  return Object.fromEntries(entries) as Site['cancellation']
}
