export {
  findAnswering,
  findShared,
  helpsWith,
  isRunBy,
  type SharedListing,
  sharedWith,
} from './cohost-rule.store.ts'
export { mayActFor } from './may-act-for.ts'
