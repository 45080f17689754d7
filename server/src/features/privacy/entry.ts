export { findOwner, findReceiptsSeenBy } from './privacy.store.ts'
export { type OwnerProof, proveOwner } from './prove-owner.ts'
