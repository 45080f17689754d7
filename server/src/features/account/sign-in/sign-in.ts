import type { signIn as signInEndpoint } from '@roomtone/contract/account/sign-in'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { checkPassword } from './check-password.ts'
import { enter } from './enter.ts'

type Endpoint = typeof signInEndpoint

/** Only the right password learns whether there is a second factor. */
export async function signIn(
  deps: Deps,
  form: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  const { id: userId, passwordHash } = await checkPassword(deps, form, caller)
  const { code, deviceId } = form
  const now = deps.clock.now()
  const entering = { userId, by: 'password', passwordHash, code, deviceId, caller, now } as const
  return deps.db.transaction().execute((tx) => enter(deps, tx, entering))
}
