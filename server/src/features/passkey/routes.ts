import {
  addPasskey as addPasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
} from '@roomtone/contract/passkey/own-passkeys'
import { beginPasskeySignIn as beginSignInEndpoint } from '@roomtone/contract/passkey/passkey-sign-in'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { renamePasskey } from './rename-passkey.ts'

/** What asks for a proof first, and what opens a session, is bound by the account. */
export function passkeyRoutes(deps: Deps): Binding[] {
  return [
    bind(beginSignInEndpoint, (_, caller) => beginPasskeySignIn(deps, caller)),
    bind(addPasskeyEndpoint, ({ body }, caller) => addPasskey(deps, caller, body)),
    bind(renamePasskeyEndpoint, ({ params, body }, { actor }) =>
      renamePasskey(deps, actor, { ...params, ...body }),
    ),
  ]
}
