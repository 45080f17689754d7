import { searchCalls } from '@roomtone/contract/search/search.calls'
import type { Services } from '../../../platform/services.tsx'
import { type FeaturedSpace, featuredSpaces } from './featured-spaces.ts'
import { spaceOf } from './space-of.ts'

const PLACES = 6

/** The best six live spaces; while there are fewer, or the search is down, the packaged examples. */
export async function loadSpaces({ call }: Services): Promise<readonly FeaturedSpace[]> {
  try {
    const { items } = await call(searchCalls.search, { query: { limit: PLACES } })
    return items.length < PLACES ? featuredSpaces : items.map(spaceOf)
  } catch {
    return featuredSpaces
  }
}
