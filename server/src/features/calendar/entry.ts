export { newCalendarToken } from './calendar-token.ts'
export { findHolds } from './holds.store.ts'
export { findOverrides } from './overrides.store.ts'
