export { findReceiptsSeenBy } from './privacy.store.ts'
