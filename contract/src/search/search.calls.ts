import { call } from '../call.ts'
import type { searchProperties } from './search-properties.ts'
import type { suggest } from './suggest.ts'

export const searchCalls = {
  search: call<typeof searchProperties>('GET /api/search'),
  suggest: call<typeof suggest>('GET /api/search/suggestions'),
}
