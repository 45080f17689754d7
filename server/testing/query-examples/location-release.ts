import type * as store from '../../src/features/compliance/release/location-release.store.ts'
import {
  findCurrentRelease,
  findPassedVerification,
  findProfileIdentity,
  findReleasedBookings,
  findReleaseSource,
  findReleases,
  findReleaseVersion,
  insertRelease,
  supersedeRelease,
} from '../../src/features/compliance/release/location-release.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findReleases: (tx) => findReleases(tx, id),
  findCurrentRelease: (tx) => findCurrentRelease(tx, id),
  findReleaseVersion: (tx) => findReleaseVersion(tx, id, 1),
  insertRelease: (tx) =>
    insertRelease(tx, {
      bookingId: id,
      version: 1,
      template: '2026-11',
      body: Buffer.from('sealed'),
      hash,
      now,
    }),
  supersedeRelease: (tx) => supersedeRelease(tx, id, now),
  findReleaseSource: (tx) => findReleaseSource(tx, id),
  findPassedVerification: (tx) => findPassedVerification(tx, id),
  findProfileIdentity: (tx) => findProfileIdentity(tx, id),
  findReleasedBookings: (tx) => findReleasedBookings(tx, { propertyId: id }, now),
}
