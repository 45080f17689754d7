export { findPlace } from './premises.store.ts'
export { newSpaceAt, requireSpaceName } from './space-at.ts'
