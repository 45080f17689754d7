import { PRODUCT } from '@roomtone/texts/product'
import type { Config } from './config.ts'
import type { AdminsAtStart } from './features/admin-set-up/entry.ts'
import { DEMO_ACCOUNTS, DEMO_INVITED, DEMO_PASSWORD } from './features/site/demo-accounts.ts'

/** What the terminal shows when the server is ready. */
export function welcomeLines(config: Config, address: string): string[] {
  const lines = ['', `${PRODUCT} is open at ${config.mode === 'demo' ? config.publicUrl : address}`]
  if (!config.demo) return [...lines, '']
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length))
  return [
    ...lines,
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map((account) => `  ${account.email.padEnd(width)}  ${account.who}`),
    `  ${DEMO_INVITED.padEnd(width)}  invited: sign up with this address`,
    config.smtpUrl ? '' : `Emails show up at ${config.publicUrl}/dev/mail`,
    '',
  ]
}

/** What it also says about the admins. */
export function adminLines({ unconfirmed, setUp, isMissing }: AdminsAtStart): string[] {
  const lines = unconfirmed.map(
    (email) =>
      `The admin ${email} has not confirmed their address and can't act. To help them: npm run task -- set-up-admin ${email}`,
  )
  if (setUp)
    return [
      ...lines,
      `There is no admin yet. Open this link within 24 hours to become one as ${setUp.email}:`,
      setUp.url,
    ]
  return isMissing
    ? [...lines, 'There is no admin yet. To make one: npm run task -- set-up-admin you@example.com']
    : lines
}
