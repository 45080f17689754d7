import { call } from '../call.ts'
import type { listProperties } from './list-properties.ts'
import type { quoteProperty } from './quote-property.ts'
import type { showMonth } from './show-month.ts'
import type { showProperty } from './show-property.ts'

export const listingCalls = {
  list: call<typeof listProperties>('GET /api/properties'),
  show: call<typeof showProperty>('GET /api/properties/:id'),
  quote: call<typeof quoteProperty>('GET /api/properties/:id/quote'),
  month: call<typeof showMonth>('GET /api/properties/:id/months/:month'),
}
