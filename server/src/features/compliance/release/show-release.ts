import type { ReleaseView } from '@roomtone/contract/compliance/release'
import type { Actor } from '@roomtone/domain/access/actor'
import { CONSENT_VERSION, CONSENTS } from '@roomtone/domain/compliance/consent'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { recordReading } from '../crew/record-reading.ts'
import { ensurePacket } from '../packet/ensure-packet.ts'
import { signatureView } from '../packet/packet.view.ts'
import { type Packet, requirePacket } from '../packet/require-packet.ts'
import { findCurrentRelease, findReleaseVersion, type ReleaseRow } from './location-release.store.ts'
import { maySign } from './may-sign.ts'
import { openBody } from './release-body.ts'
import { findIdentity } from './release-facts.ts'
import { requireReadable } from './require-readable.ts'
import { openSignatures } from './signature-details.ts'

type Asked = { id: string; version?: number | undefined }

/** It names the address, so that each reading is written down. */
export async function showRelease(deps: Deps, actor: Actor, { id, version }: Asked): Promise<ReleaseView> {
  await ensurePacket(deps, id)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const found = await requirePacket(tx, actor, id)
    const release = await requireRelease(tx, id, version)
    await requireReadable(tx, found, [release.id])
    const view = await viewRelease(deps, tx, actor, found, release)
    await recordReading(deps, tx, { bookingId: id, userId: actor.userId, version: release.version, now })
    return view
  })
}

/** The current one unless a version is named. */
export async function requireRelease(
  handle: Handle,
  bookingId: string,
  version: number | undefined,
): Promise<ReleaseRow> {
  const release =
    version === undefined
      ? await findCurrentRelease(handle, bookingId)
      : await findReleaseVersion(handle, bookingId, version)
  if (!release) throw new Refused('not_found')
  return release
}

export async function viewRelease(
  deps: Deps,
  handle: Handle,
  actor: Actor,
  found: Packet,
  release: ReleaseRow,
): Promise<ReleaseView> {
  const body = await openBody(deps, handle, release)
  if (body === null) throw new Refused('not_found')
  const signatures = await openSignatures(deps, handle, release.bookingId, [release.id])
  const canSign = release.supersededAt === null && maySign(actor, found, signatures, deps.clock.now())
  const { legalName } = await findIdentity(deps, handle, actor.userId, found.booking.time_zone)
  return {
    version: release.version,
    template: release.template,
    issuedAt: release.issuedAt.toISOString(),
    supersededAt: release.supersededAt?.toISOString() ?? null,
    title: body.text.title,
    sections: body.text.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
    hash: release.hash.toString('hex'),
    signatures: signatures.map(signatureView),
    canSign,
    nameHint: canSign ? hintOf(legalName) : null,
    consent: CONSENTS[CONSENT_VERSION],
  }
}

/** Ada Augusta Quill → Ada A… Q… */
function hintOf(legalName: string): string {
  const [first = '', ...rest] = legalName.trim().split(/\s+/)
  return [first, ...rest.map((word) => `${[...word][0]}…`)].join(' ')
}
