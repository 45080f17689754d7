export { beginPasskeyProof } from './begin-passkey-proof.ts'
export { deletePasskeysOf, hasPasskey } from './passkey.store.ts'
export { verifyPasskeyProof } from './verify-passkey-proof.ts'
