/** Lists that are in the order of time can be read from either end. */
export const TIME_SORTS = ['newest', 'oldest'] as const
export type TimeSort = (typeof TIME_SORTS)[number]

/** The tables that an admin can export as a file. */
export const EXPORT_TABLES = [
  'users',
  'waitlist',
  'access',
  'applications',
  'verifications',
  'moderation',
  'reviews',
  'bookings',
  'compliance',
  'audit',
  'mailings',
  'erasures',
  'holds',
  'credits',
  'disputes',
  'refunds',
  'analytics',
] as const
export type ExportTable = (typeof EXPORT_TABLES)[number]

/** Nobody reads more than this in a spreadsheet. */
export const EXPORT_ROWS_MAX = 50_000
