import type { Deps } from '../../platform/deps.ts'
import { findAdmins, requireSecondFactorOfAdmins } from './admins.store.ts'
import { makeSetUpLink } from './make-set-up-link.ts'

/** What whoever starts the server should know about its admins, as lines for the terminal. */
export async function lookAfterAdmins(deps: Deps): Promise<string[]> {
  const { db, config, clock } = deps
  if (config.mode === 'production') await requireSecondFactorOfAdmins(db, clock.now())
  const admins = await findAdmins(db)
  const unproved = admins.filter(({ isConfirmed }) => !isConfirmed)
  const lines = unproved.map(
    ({ email }) =>
      `The admin ${email} has not confirmed their address and cannot act. To confirm it by hand: npm run task -- set-up-admin ${email}`,
  )
  if (admins.length > 0 || config.mode !== 'production') return lines
  const email = config.operatorEmail
  if (email.endsWith('.test')) return ['There is no admin yet: npm run task -- set-up-admin you@example.com']
  const url = await makeSetUpLink(deps, email)
  return [`There is no admin yet. Open this link within 24 hours to become one as ${email}:`, url]
}
