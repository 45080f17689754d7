import type * as store from '../../src/features/booking/sweep.store.ts'
import {
  findAbsence,
  findDuePayouts,
  findInTheAir,
  findOpenOf,
  findUnsentRefunds,
  findUnsettled,
} from '../../src/features/booking/sweep.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findUnsettled: (tx) => findUnsettled(tx, now, 500),
  findInTheAir: (tx) => findInTheAir(tx, now, 500),
  findUnsentRefunds: (tx) => findUnsentRefunds(tx, now, 500),
  findDuePayouts: (tx) => findDuePayouts(tx, now, 500),
  findOpenOf: (tx) => findOpenOf(tx, id),
  findAbsence: (tx) => findAbsence(tx, id),
}
