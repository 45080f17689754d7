import type { Deps } from '../../platform/deps.ts'
import { findAdmins, requireSecondFactorOfAdmins } from './admins.store.ts'
import { makeSetUpLink } from './make-set-up-link.ts'

export type AdminsAtStart = {
  /** Addresses of admins who have not confirmed them and so can't act. */
  unconfirmed: string[]
  /** In production, while there is no admin: who can become one, and the link. Null: no address to print it for. */
  setUp: { email: string; url: string } | null
  isMissing: boolean
}

/** What the person who starts the server should know about its admins. */
export async function checkAdmins(deps: Deps): Promise<AdminsAtStart> {
  const { db, config, clock } = deps
  const isProduction = config.mode === 'production'
  if (isProduction) await requireSecondFactorOfAdmins(db, clock.now())
  const admins = await findAdmins(db)
  const unconfirmed = admins.filter(({ isConfirmed }) => !isConfirmed).map(({ email }) => email)
  const isMissing = isProduction && admins.length === 0
  const { operatorEmail: email } = config
  const setUp =
    isMissing && !email.endsWith('.test') ? { email, url: await makeSetUpLink(deps, email) } : null
  return { unconfirmed, setUp, isMissing }
}
