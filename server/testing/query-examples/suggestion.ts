import type * as store from '../../src/features/search/suggest/suggestion.store.ts'
import { findTitlesByWords, findTitlesLike } from '../../src/features/search/suggest/suggestion.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findTitlesByWords: (tx) => findTitlesByWords(tx, 'brick lo', 4),
  findTitlesLike: (tx) => findTitlesLike(tx, 'brik loft', 4),
}
