import type { Site } from '@roomtone/contract/site/show-site'
import type { Deps } from '../../platform/deps.ts'
import { DEMO_ACCOUNTS, DEMO_INVITED, DEMO_PASSWORD } from './demo-accounts.ts'
import { isInviteOnly } from './site.store.ts'

export async function showSite(deps: Deps): Promise<Site> {
  return {
    year: deps.clock.now().getUTCFullYear(),
    supportEmail: deps.config.supportEmail,
    inviteOnly: await isInviteOnly(deps.db),
    mapStyleUrl: deps.config.mapStyleUrl,
    payments: { provider: deps.payments.name, publishableKey: publishableKeyOf(deps) },
    demo: deps.config.demo
      ? {
          password: DEMO_PASSWORD,
          accounts: DEMO_ACCOUNTS.map((account) => ({ ...account })),
          invitedEmail: DEMO_INVITED,
        }
      : null,
  }
}

function publishableKeyOf({ config: { payments } }: Deps): string {
  return payments.provider === 'stripe' ? payments.publishableKey : ''
}
