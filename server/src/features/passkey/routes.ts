import {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
} from '@roomtone/contract/passkey/own-passkeys'
import { beginPasskeySignIn as beginSignInEndpoint } from '@roomtone/contract/passkey/passkey-sign-in'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'

/** What opens a session is bound by the account. */
export function passkeyRoutes(deps: Deps): Binding[] {
  return [
    bind(beginSignInEndpoint, (_, caller) => beginPasskeySignIn(deps, caller)),
    bind(beginPasskeyEndpoint, (_, { actor }) => beginPasskey(deps, actor)),
    bind(addPasskeyEndpoint, ({ body }, caller) => addPasskey(deps, caller, body)),
    bind(renamePasskeyEndpoint, ({ params, body }, { actor }) =>
      renamePasskey(deps, actor, { ...params, ...body }),
    ),
    bind(removePasskeyEndpoint, ({ params }, { actor }) => removePasskey(deps, actor, params.id)),
  ]
}
