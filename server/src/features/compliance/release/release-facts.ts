import type { ReleaseFacts } from '@roomtone/domain/compliance/release-facts'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  findPassedVerification,
  findProfileIdentity,
  findReleaseSource,
  type ReleaseSource,
} from './location-release.store.ts'

export type Identity = ReleaseFacts['guest'] & { verificationId: string | null }

/** The name that someone was verified under, by whom, and on which day in that zone. */
export async function findIdentity(
  { keys }: Deps,
  handle: Handle,
  userId: string,
  timeZone: string,
): Promise<Identity> {
  const passed = await findPassedVerification(handle, userId)
  const personal = passed ? await keys.open(handle, userId, passed.personal) : null
  const profile = await findProfileIdentity(handle, userId)
  const verifiedAt = passed?.decidedAt ?? profile.verifiedAt
  return {
    legalName: personal?.['legalName'] ?? profile.fullName ?? '',
    provider: passed?.provider ?? profile.provider ?? '',
    verifiedOn: verifiedAt ? toLocal(verifiedAt, timeZone).date : '',
    verificationId: passed?.id ?? null,
  }
}

/** Undefined: never confirmed. Days are those of the space, like the day of issue, unless another zone is named. */
export async function findReleaseFacts(
  deps: Deps,
  handle: Handle,
  bookingId: string,
  daysIn?: string,
): Promise<ReleaseFacts | undefined> {
  const source = await findReleaseSource(handle, bookingId)
  if (!source) return undefined
  const timeZone = daysIn ?? source.zone
  const guest = await findIdentity(deps, handle, source.guestId, timeZone)
  const host = await findIdentity(deps, handle, source.hostId, timeZone)
  return factsOf(source, guest, host)
}

function factsOf(source: ReleaseSource, guest: Identity, host: Identity): ReleaseFacts {
  return {
    booking: source.id,
    reference: source.number,
    guest: personOf(guest),
    host: personOf(host),
    space: {
      title: source.title,
      address: addressOf(source),
      areasIn: source.areasIn,
      areasOut: source.areasOut,
      ...(source.areas && { areas: source.areas }),
    },
    production: {
      title: source.production,
      kind: source.kind,
      purpose: source.purpose,
      crew: source.crew,
      involves: source.involves,
    },
    startsAt: source.startsAt.toISOString(),
    endsAt: source.endsAt.toISOString(),
    timeZone: source.zone,
    fee: source.subtotal,
    houseRules: source.houseRules.map(({ title, body }) => ({ title, body })),
    cancellation: source.cancellation,
    ...(source.cancellationSteps ? { cancellationSteps: source.cancellationSteps } : {}),
    insurance: source.insuranceLeast === null ? null : { least: source.insuranceLeast },
    permit: source.needsPermit,
  }
}

function personOf({ legalName, provider, verifiedOn }: Identity): ReleaseFacts['guest'] {
  return { legalName, provider, verifiedOn }
}

function addressOf({ address, city, region, zipcode, country }: ReleaseSource): string {
  return `${address}, ${city}, ${region} ${zipcode}, ${country}`
}
