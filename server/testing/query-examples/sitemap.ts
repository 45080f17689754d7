import type * as store from '../../src/features/sitemap/sitemap.store.ts'
import { findFindable, findLastNumber } from '../../src/features/sitemap/sitemap.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findLastNumber: (tx) => findLastNumber(tx),
  findFindable: (tx) => findFindable(tx, { after: 0, upTo: 25_000, limit: 1000 }),
}
