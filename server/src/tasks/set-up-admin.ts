import { normaliseEmail } from '@roomtone/domain/account/email'
import { makeSetUpLink } from '../features/admin-set-up/entry.ts'
import { StartupError } from '../platform/startup-error.ts'
import { withServer } from './with-server.ts'

/** How an admin is made from outside, the first one among them. */
export async function setUpAdminTask([address = '']: string[]): Promise<void> {
  const email = normaliseEmail(address)
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new StartupError('Usage: npm run task -- set-up-admin you@example.com')
  await withServer(async (deps) => {
    const url = await makeSetUpLink(deps, email)
    console.log(`Open this link within 24 hours to become an admin as ${email}. It works once.\n\n${url}\n`)
  })
}
