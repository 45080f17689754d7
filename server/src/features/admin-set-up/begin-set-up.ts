import type { beginSetUp as beginSetUpEndpoint } from '@roomtone/contract/admin-set-up/admin-set-up'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { findInvitation } from '../access-list/entry.ts'
import {
  ACCOUNT_LIMITS,
  findAccountOf,
  insertRole,
  insertUser,
  lockAccount,
  proveMailbox,
  requireStrongPassword,
  updatePassword,
} from '../account/entry.ts'
import { removeEarlierSetUp } from '../recovery/entry.ts'
import { endAllSessions, openSession } from '../session/entry.ts'

type Endpoint = typeof beginSetUpEndpoint

export async function showSetUp(
  deps: Deps,
  token: string,
  caller: Caller,
): Promise<{ email: string; hasAccount: boolean }> {
  await requireWithin(deps, ACCOUNT_LIMITS.linkFromAddress, caller.address)
  const email = await requireSetUpLink(deps, deps.db, token)
  const account = await findAccountOf(deps.db, email)
  return { email, hasAccount: account?.isConfirmed ?? false }
}

/**
 * The account behind a set-up link, signed in but not an admin yet. The link stays valid until set-up is finished, so
 * closing the tab costs nothing. A confirmed account is asked to sign in instead.
 */
export async function beginSetUp(
  deps: Deps,
  { token, fullName, password, deviceId }: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  await requireWithin(deps, ACCOUNT_LIMITS.linkFromAddress, caller.address)
  if (password !== undefined) await requireStrongPassword(deps, password)
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const email = await requireSetUpLink(deps, tx, token)
    const account = {
      email,
      passwordHash,
      fullName,
      userType: 'creator',
      language: caller.language,
      now,
    } as const
    const userId = (await createAccount(deps, tx, account)) ?? (await takeOverAccount(deps, tx, account))
    await proveMailbox(deps, tx, { userId, email, by: 'set_up', now })
    const { session } = await openSession(deps, tx, { userId, deviceId, caller, now })
    return session
  })
}

async function requireSetUpLink(deps: Deps, handle: Handle, token: string): Promise<string> {
  const now = deps.clock.now()
  const email = await findInvitation(handle, { hash: hashToken(token), purpose: 'admin', now })
  if (email === null) throw new Refused('link_invalid')
  return email
}

type Account = Parameters<typeof insertUser>[1]

/** Null: there is one with this address. */
async function createAccount(deps: Deps, tx: Tx, account: Account): Promise<string | null> {
  const { email, fullName, now } = account
  const userId = await insertUser(tx, account)
  if (userId === null) return null
  await insertRole(tx, { userId, role: 'creator', grantedBy: null, now })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.created',
    subjectType: 'user',
    subjectId: userId,
    data: { userType: account.userType, by: 'set-up' },
    personal: { subjectId: userId, fields: { email, fullName } },
  })
  return userId
}

/** For an address that someone signed up with and never proved. */
async function takeOverAccount(deps: Deps, tx: Tx, { email, passwordHash, now }: Account): Promise<string> {
  const found = await findAccountOf(tx, email)
  if (found) await lockAccount(tx, found.id)
  const account = await findAccountOf(tx, email)
  if (!account || account.isConfirmed) throw new Refused('account_exists')
  const { id: userId } = account
  await updatePassword(tx, { userId, passwordHash, now })
  await endAllSessions(deps, tx, { userId, actorId: userId, because: 'password_reset', now })
  await removeEarlierSetUp(deps, tx, { userId, now })
  return userId
}
