import type { ReleaseView, signRelease as signReleaseEndpoint } from '@roomtone/contract/compliance/release'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { CODE_REFUSALS, type CodeStanding, judgeCode } from '@roomtone/domain/account/mailed-code'
import { CONSENT_VERSION } from '@roomtone/domain/compliance/consent'
import { isSameLegalName } from '@roomtone/domain/compliance/legal-name'
import { isSameCode } from '../../../platform/crypto/mailed-code.ts'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { codeHash } from '../crew/code-of.ts'
import { LIMITS } from '../limits.ts'
import { notifySide, refreshPages } from '../notify-sides.ts'
import { refreshPacket } from '../packet/refresh-packet.ts'
import { lockPacket, type Packet, requirePacket } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import type { ReleaseRow } from './location-release.store.ts'
import { maySign } from './may-sign.ts'
import { findIdentity, type Identity } from './release-facts.ts'
import { requireRelease, viewRelease } from './show-release.ts'
import { countTry, findSignatures, insertSignature, lockCode, useCode } from './signature.store.ts'
import { type SignatureDetails, sealDetails } from './signature-details.ts'

type Form = Parsed<typeof signReleaseEndpoint>['body']
type Signing = { form: Form; caller: Caller<Actor>; bookingId: string; now: Date }

/**
 * Exactly the words that the signer saw, by the verified person whose turn it is, with the code from their mailbox.
 * Everything is looked at twice: before the code is tried, and again under the booking's lock.
 */
export async function signRelease(
  deps: Deps,
  caller: Caller<Actor>,
  bookingId: string,
  form: Form,
): Promise<ReleaseView> {
  const { actor } = caller
  await requireWithin(deps, LIMITS.signingsOfPerson, `${actor.userId}:${bookingId}`)
  const now = deps.clock.now()
  const signing = { form, caller, bookingId, now }
  const packet = await requirePacket(deps.db, actor, bookingId)
  const release = await requireSignable(deps.db, signing, packet)
  await requireName(deps, deps.db, signing, packet)
  const { id: releaseId } = release
  const hash = await tryCode(deps, { releaseId, userId: actor.userId, code: form.code, now })
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockPacket(tx, actor, bookingId)
    const current = await requireSignable(tx, signing, found)
    if (!(await useCode(tx, { releaseId, userId: actor.userId, hash, now })))
      throw refusedField('code', CODE_REFUSALS.used)
    await writeDown(deps, tx, signing, found, current)
    return viewRelease(deps, tx, actor, found, current)
  })
}

async function requireSignable(
  handle: Handle,
  { form, caller: { actor }, bookingId, now }: Signing,
  found: Packet,
): Promise<ReleaseRow> {
  if (found.party === 'admin') throw new Refused('not_found')
  const current = await requireRelease(handle, bookingId, undefined)
  if (!maySign(actor, found, await findSignatures(handle, [current.id]), now))
    throw new Refused('no_longer_possible')
  if (current.version !== form.version || current.hash.toString('hex') !== form.hash)
    throw new Refused('stale')
  return current
}

async function requireName(
  deps: Deps,
  handle: Handle,
  { form, caller: { actor } }: Signing,
  { booking }: Packet,
): Promise<Identity> {
  const identity = await findIdentity(deps, handle, actor.userId, booking.time_zone)
  if (!isSameLegalName(form.legalName, identity.legalName))
    throw refusedField('legalName', (language) => refusals(language).otherName)
  return identity
}

async function writeDown(
  deps: Deps,
  tx: Tx,
  signing: Signing,
  found: Packet & { party: 'guest' | 'host' },
  release: ReleaseRow,
): Promise<void> {
  const { caller, bookingId, now } = signing
  const { booking, party } = found
  const identity = await requireName(deps, tx, signing, found)
  const { version, hash } = release
  const signature = await insertSignature(tx, {
    releaseId: release.id,
    party,
    signerId: caller.actor.userId,
    hash,
    verificationId: identity.verificationId,
    details: await sealDetails(deps, tx, bookingId, detailsOf(signing, identity), now),
    now,
  })
  await deps.audit.record(tx, {
    now,
    actorId: caller.actor.userId,
    action: 'release.signed',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { version, party, signature, hash: hash.toString('hex') },
  })
  await refreshPacket(deps, tx, bookingId, now)
  await notifySide(deps, tx, booking, party === 'guest' ? 'host' : 'guest', 'release-signed')
  await refreshPages(deps, tx, booking, now)
}

function detailsOf({ form, caller }: Signing, identity: Identity): SignatureDetails {
  return {
    legalName: identity.legalName,
    typedName: form.legalName,
    signature: form.signature,
    address: caller.address,
    userAgent: caller.userAgent.slice(0, 400),
    consent: CONSENT_VERSION,
    provider: identity.provider,
    verifiedOn: identity.verifiedOn,
  }
}

type Try = { releaseId: string; userId: string; code: string; now: Date }

/**
 * In a transaction of its own, committed before anything is decided: a try counts however the signing ends. Gives
 * back the hash by which the code is used up.
 */
async function tryCode(deps: Deps, { releaseId, userId, code, now }: Try): Promise<Buffer> {
  const given = codeHash(deps.config.masterKey, { releaseId, userId }, code)
  const standing = await deps.db.transaction().execute(async (tx): Promise<CodeStanding> => {
    const row = await lockCode(tx, releaseId, userId)
    if (!row) return 'expired'
    await countTry(tx, releaseId, userId)
    return judgeCode(row, isSameCode(row.hash, given), now)
  })
  if (standing !== 'good') throw refusedField('code', CODE_REFUSALS[standing])
  return given
}
