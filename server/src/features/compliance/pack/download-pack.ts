import type { downloadPack as downloadPackEndpoint } from '@roomtone/contract/compliance/packets'
import type { Answer } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { createTurns } from '../../../platform/images/turns.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { newPassphrase } from '../../../platform/packs/passphrase.ts'
import { sealPack } from '../../../platform/packs/seal-pack.ts'
import { requireKept } from '../file/require-kept.ts'
import { LIMITS } from '../limits.ts'
import { requirePacket } from '../packet/require-packet.ts'
import { findReleases } from '../release/location-release.store.ts'
import { requireReadable } from '../release/require-readable.ts'
import { buildPack } from './build-pack.ts'

/** Drawing the papers of one is a second of work. */
const takePackTurn = createTurns(1, 20)

/** Written as it is sent. The passphrase leaves ahead of it and stays nowhere. */
export async function downloadPack(
  deps: Deps,
  actor: Actor,
  bookingId: string,
): Promise<Answer<typeof downloadPackEndpoint>> {
  await requirePacket(deps.db, actor, bookingId)
  await requireWithin(deps, LIMITS.downloadsOfPerson, actor.userId)
  return takePackTurn(async () => {
    // Before the log tells of this download: a pack is dated within the life of its key.
    const signer = await deps.signing.currentSigner()
    await recordDownload(deps, actor, bookingId)
    const { files, manifestFacts } = await deps.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => buildPack(deps, tx, bookingId))
    const passphrase = newPassphrase()
    const keys = await deps.signing.publishedKeys()
    const pack = sealPack({ files, manifestFacts, passphrase, keys }, signer)
    const name = manifestFacts.invoice ?? bookingId.slice(0, 8)
    return { fileName: `roomtone-${name}.zip`, passphrase, file: pack }
  })
}

/** Before the pack is made, so that the log inside tells of this download too. */
async function recordDownload(deps: Deps, actor: Actor, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const found = await requirePacket(tx, actor, bookingId)
    await requireKept(deps, tx, bookingId)
    const versions = await findReleases(tx, bookingId)
    await requireReadable(
      tx,
      found,
      versions.map(({ id }) => id),
    )
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'pack.downloaded',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { packet: found.packet.id, party: found.party },
    })
  })
}
