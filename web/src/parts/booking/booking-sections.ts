import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ComponentType } from 'react'

type Section = ComponentType<{ booking: BookingView }>

/** Other features' parts of a booking's page; the route that draws the page puts them together. */
export type BookingSections = { Reviews: Section; Checklist: Section; Claims: Section }
