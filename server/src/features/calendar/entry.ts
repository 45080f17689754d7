export { heldLabel } from './calendar.view.ts'
export { findFeeds } from './feed/feeds.store.ts'
export { holdKnownEvents } from './feed/hold-known-events.ts'
export { importCalendar } from './feed/import-calendar.ts'
export {
  findBusyTimes,
  findHeldTimes,
  insertBookingHold,
  releaseBookingHold,
  turnIntoBlock,
} from './holds.store.ts'
export { type DayPrices, findDayPrices } from './overrides.store.ts'
