import { call } from '../call.ts'
import type { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts'
import type { beginPasskeySignIn, passkeySignIn } from './passkey-sign-in.ts'

export const passkeyCalls = {
  begin: call<typeof beginPasskey>('POST /api/account/passkeys/begin'),
  add: call<typeof addPasskey>('POST /api/account/passkeys'),
  rename: call<typeof renamePasskey>('POST /api/account/passkeys/:id/rename'),
  remove: call<typeof removePasskey>('POST /api/account/passkeys/:id/remove'),
  beginSignIn: call<typeof beginPasskeySignIn>('POST /api/account/passkey-sign-in/begin'),
  signIn: call<typeof passkeySignIn>('POST /api/account/passkey-sign-in'),
}
