import type * as store from '../../src/features/booking/read/today.store.ts'
import {
  findArriving,
  findComingUp,
  findInProgress,
  findRequests,
  findSheetListings,
  findTermsToConfirm,
  findToReview,
  hasPayoutAccount,
} from '../../src/features/booking/read/today.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const asked = { userId: id, now }

export const examples: ExamplesOf<typeof store> = {
  findRequests: (tx) => findRequests(tx, asked),
  findArriving: (tx) => findArriving(tx, asked),
  findInProgress: (tx) => findInProgress(tx, asked),
  findToReview: (tx) => findToReview(tx, id, now),
  findComingUp: (tx) => findComingUp(tx, asked, 6),
  findSheetListings: (tx) => findSheetListings(tx, id),
  findTermsToConfirm: (tx) => findTermsToConfirm(tx, id),
  hasPayoutAccount: (tx) => hasPayoutAccount(tx, id),
}
