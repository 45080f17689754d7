export { heldLabel } from './calendar.view.ts'
export { findFeeds } from './feed/feeds.store.ts'
export { fetchCalendar } from './feed/fetch-calendar.ts'
export { holdKnownEvents } from './feed/hold-known-events.ts'
export {
  findHeldTimes,
  findHolds,
  insertBookingHold,
  releaseBookingHold,
  turnIntoBlock,
} from './holds.store.ts'
export { findOverrides } from './overrides.store.ts'
