import { createHash, randomUUID } from 'node:crypto'
import type { PacketFileView } from '@roomtone/contract/compliance/packet'
import type { uploadPacketFile as uploadPacketFileEndpoint } from '@roomtone/contract/compliance/packet-files'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { isPictureKind, mayBring } from '@roomtone/domain/compliance/file-window'
import type { Certificate } from '@roomtone/domain/compliance/insurance'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { keptBy } from '../../../platform/files/kept-by.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { type FieldRefusal, Refused, refusedField, refusedFields } from '../../../platform/refused.ts'
import { fileNameFor } from '../../moderation/entry.ts'
import { prepareFile } from '../../photo/entry.ts'
import { CREW_LIMITS } from '../crew/crew-limits.ts'
import { refreshPages } from '../notify-sides.ts'
import { refreshPacket } from '../packet/refresh-packet.ts'
import { lockPacket, type Packet, requirePacket, type Side } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { requireFileTime } from './file-rules.ts'
import { insertPacketFile, weighPacketFiles } from './packet-file.store.ts'
import { putFileBytes } from './packet-file-bytes.ts'
import { viewPacketFile } from './view-packet-file.ts'

const LONGEST_SIDE = 1600
const FILES_MAX = 40
/** All of them go into one pack. */
const MEGABYTES_MAX = 60

type Upload = Parsed<typeof uploadPacketFileEndpoint>['query'] & { bookingId: string; bytes: Uint8Array }
type NewFile = Parameters<typeof insertPacketFile>[1]

/** Hashed as it is kept, sealed before it is put anywhere. */
export async function uploadPacketFile(deps: Deps, actor: Actor, upload: Upload): Promise<PacketFileView> {
  const { bookingId, kind, bytes } = upload
  const before = await requirePacket(deps.db, actor, bookingId)
  const party = await requireWelcome(deps.db, before, { kind, size: 0 }, deps.clock.now())
  const facts = kind === 'insurance' ? certificateOf(upload) : null
  await requireWithin(deps, CREW_LIMITS.uploadsOfPerson, actor.userId)
  const kept = await prepareFile(deps, bytes, {
    longestSide: LONGEST_SIDE,
    isPictureOnly: isPictureKind(kind),
  })
  const name = await fileNameFor(deps, upload.name, { mediaType: kept.mediaType, areContactsOpen: true })
  const now = deps.clock.now()
  const id = randomUUID()
  // The job is added first: bytes that get no row are dropped, and never those of a row whose commit got no
  // answer.
  const seal = async (tx: Tx) => {
    await deps.jobs.add(tx, 'drop-unkept-file', { fileId: id }, { runAt: keptBy(now) })
    return deps.keys.sealBytes(tx, bookingId, kept.bytes, now)
  }
  await putFileBytes(deps, id, await deps.db.transaction().execute(seal))
  const file = {
    id,
    bookingId,
    kind,
    party,
    ownerId: actor.userId,
    name,
    mediaType: kept.mediaType,
    sizeBytes: kept.bytes.length,
    sha256: createHash('sha256').update(kept.bytes).digest(),
    facts: facts satisfies Certificate | null,
    now,
  }
  return deps.db.transaction().execute((tx) => keep(deps, tx, actor, file))
}

/** Under the packet's lock, where counting and writing are one. */
async function keep(deps: Deps, tx: Tx, actor: Actor, file: NewFile): Promise<PacketFileView> {
  const { id, bookingId, kind, now } = file
  const packet = await lockPacket(tx, actor, bookingId)
  await requireWelcome(tx, packet, { kind, size: file.sizeBytes }, now)
  await insertPacketFile(tx, file)
  await deps.audit.record(tx, {
    now,
    actorId: actor.userId,
    action: 'file.added',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { file: id, kind, sha256: file.sha256.toString('hex') },
  })
  await refreshPacket(deps, tx, bookingId, now)
  await refreshPages(deps, tx, packet.booking, now)
  return viewPacketFile(tx, id, actor.userId)
}

async function requireWelcome(
  handle: Deps['db'],
  { booking, party }: Packet,
  { kind, size }: { kind: NewFile['kind']; size: number },
  now: Date,
): Promise<Side> {
  if (party === 'admin') throw new Refused('not_found')
  if (!mayBring(kind, party)) throw refusedField('kind', (language) => refusals(language).guestOnly)
  requireFileTime(kind, booking, now)
  const { count, bytes } = await weighPacketFiles(handle, booking.id)
  if (count >= FILES_MAX)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).tooManyFiles({ max: FILES_MAX }),
    })
  if (bytes + size > MEGABYTES_MAX * 1024 * 1024)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).tooMuch({ max: MEGABYTES_MAX }),
    })
  return party
}

type Given = { validFrom?: string | undefined; validUntil?: string | undefined; limit?: number | undefined }

/** The details of a certificate, all of them or none. The checklist decides whether they are good enough. */
function certificateOf({ validFrom, validUntil, limit }: Given): Certificate {
  if (validFrom && validUntil && limit && validFrom <= validUntil) return { validFrom, validUntil, limit }
  const fields: FieldRefusal[] = []
  if (!validFrom)
    fields.push({ field: 'validFrom', message: (language) => refusals(language).firstDayMissing })
  if (!validUntil)
    fields.push({ field: 'validUntil', message: (language) => refusals(language).lastDayMissing })
  if (!limit) fields.push({ field: 'limit', message: (language) => refusals(language).limitMissing })
  if (validFrom && validUntil && validFrom > validUntil)
    fields.push({ field: 'validUntil', message: (language) => refusals(language).coverageReversed })
  throw refusedFields(fields)
}
