import type * as store from '../../src/features/notification/preference/subscription.store.ts'
import { findSubscriber } from '../../src/features/notification/preference/subscription.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = { findSubscriber: (tx) => findSubscriber(tx, id) }
