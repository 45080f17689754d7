export { heldLabel } from './calendar.view.ts'
export { findFeeds } from './feeds.store.ts'
export { fetchCalendar } from './fetch-calendar.ts'
export { holdKnownEvents } from './hold-known-events.ts'
export {
  findHeldTimes,
  findHolds,
  insertBookingHold,
  releaseBookingHold,
  turnIntoBlock,
} from './holds.store.ts'
export { findOverrides } from './overrides.store.ts'
