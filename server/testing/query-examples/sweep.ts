import type * as store from '../../src/features/booking/steps/sweep.store.ts'
import {
  findAbsence,
  findDuePayouts,
  findInTheAir,
  findOpenOf,
} from '../../src/features/booking/steps/sweep.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findInTheAir: (tx) => findInTheAir(tx, now, 500),
  findDuePayouts: (tx) => findDuePayouts(tx, now, 500),
  findOpenOf: (tx) => findOpenOf(tx, id),
  findAbsence: (tx) => findAbsence(tx, id),
}
