import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'

export type ChosenListing = HostCalendar & { id: string; title: string }

/** Both ends included. */
export type Days = { from: string; to: string }
