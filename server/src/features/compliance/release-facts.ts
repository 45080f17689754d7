import type { ReleaseFacts } from '@roomtone/domain/compliance/release-facts'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  findPassedVerification,
  findProfileIdentity,
  findReleaseSource,
  type ReleaseSource,
} from './location-release.store.ts'

export type Identity = ReleaseFacts['guest'] & { verificationId: string | null }

/** Who somebody was verified to be, by whom and when. */
export async function findIdentity({ keys }: Deps, handle: Handle, userId: string): Promise<Identity> {
  const passed = await findPassedVerification(handle, userId)
  const personal = passed ? await keys.open(handle, userId, passed.personal) : null
  const profile = await findProfileIdentity(handle, userId)
  return {
    legalName: personal?.['legalName'] ?? profile.fullName ?? '',
    provider: passed?.provider ?? profile.provider ?? '',
    verifiedOn: dayOf(passed?.decidedAt ?? profile.verifiedAt),
    verificationId: passed?.id ?? null,
  }
}

function dayOf(instant: Date | null | undefined): string {
  return instant?.toISOString().slice(0, 10) ?? ''
}

/** Undefined: never confirmed. */
export async function findReleaseFacts(
  deps: Deps,
  handle: Handle,
  bookingId: string,
): Promise<ReleaseFacts | undefined> {
  const source = await findReleaseSource(handle, bookingId)
  if (!source) return undefined
  const guest = await findIdentity(deps, handle, source.guestId)
  const host = await findIdentity(deps, handle, source.hostId)
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
