import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { recordReading } from '../crew/record-reading.ts'
import { requirePacket } from '../packet/require-packet.ts'
import { writeReleasePdf } from './release-pdf.ts'
import { requireReadable } from './require-readable.ts'
import { requireRelease } from './show-release.ts'

type Asked = { id: string; version?: number | undefined }

/** A reading like any other, and written down like one. */
export async function printRelease(deps: Deps, actor: Actor, { id, version }: Asked) {
  const now = deps.clock.now()
  const found = await requirePacket(deps.db, actor, id)
  const release = await requireRelease(deps.db, id, version)
  await requireReadable(deps.db, found, [release.id])
  const pdf = await writeReleasePdf(deps, deps.db, release)
  if (pdf === null) throw new Refused('not_found')
  await deps.db
    .transaction()
    .execute((tx) =>
      recordReading(deps, tx, { bookingId: id, userId: actor.userId, version: release.version, now }),
    )
  return {
    fileName: `${pdf.name}.pdf`,
    mediaType: 'application/pdf' as const,
    base64: pdf.bytes.toString('base64'),
  }
}
