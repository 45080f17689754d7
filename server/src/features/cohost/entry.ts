export { changeCalendarAddress, hideCalendarsFromSuspended } from './change-calendar-address.ts'
export {
  answeringAt,
  findAnswering,
  findShared,
  givenAt,
  helpsWith,
  holdRight,
  isRunBy,
  messagesSince,
  type SharedListing,
  sharedWith,
} from './cohost-rule.store.ts'
export { mayActFor } from './may-act-for.ts'
export { shareWithHelpers } from './share-with-helpers.ts'
