import type * as store from '../../src/features/search/suggest/words.store.ts'
import { findLexemes, findWordShares } from '../../src/features/search/suggest/words.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findLexemes: (tx) => findLexemes(tx, 'a sunny café'),
  findWordShares: (tx) => findWordShares(tx),
}
