import type { Config } from './config.ts'
import { DEMO_ACCOUNTS, DEMO_INVITED, DEMO_PASSWORD } from './features/site/demo-accounts.ts'

/** What the terminal shows when the house is open. */
export function welcomeLines(config: Config, address: string): string[] {
  const lines = ['', `Roomtone is open at ${config.mode === 'demo' ? config.publicUrl : address}`]
  if (!config.demo) return [...lines, '']
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length))
  return [
    ...lines,
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map((account) => `  ${account.email.padEnd(width)}  ${account.who}`),
    `  ${DEMO_INVITED.padEnd(width)}  invited: sign up with this address`,
    config.smtpUrl ? '' : `Mails arrive at ${config.publicUrl}/dev/mail`,
    '',
  ]
}
