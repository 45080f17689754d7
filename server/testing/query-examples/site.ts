import type * as store from '../../src/features/site/site.store.ts'
import { isInviteOnly } from '../../src/features/site/site.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = { isInviteOnly: (tx) => isInviteOnly(tx) }
