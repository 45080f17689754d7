import type { Deps } from '../../platform/deps.ts'
import { getFileBytes as getPacketFile } from '../compliance/entry.ts'
import { getFileBytes as getMessageFile } from '../conversation/entry.ts'
import { findBookingPapers, printInvoice, printReceipt } from '../payout/entry.ts'
import { masterKey } from '../photo/entry.ts'
import {
  findAvatar,
  findOwnEvidence,
  findOwnMessageFiles,
  findOwnPacketFiles,
  findOwnPhotos,
  findPaperedBookings,
} from './export-files.store.ts'

const AT_ONCE = 200

export type OwnFile = { path: string; bytes: Buffer }
type Page<Row> = (place: { after: string | null; limit: number }) => Promise<Row[]>

async function* walk<Row extends { id: string }>(page: Page<Row>): AsyncGenerator<Row> {
  let after: string | null = null
  for (;;) {
    const rows: Row[] = await page({ after, limit: AT_ONCE })
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? null
  }
}

/** What the person put here themself, and the papers that we made for them. One at a time in memory. */
export async function* readOwnFiles(deps: Deps, userId: string): AsyncGenerator<OwnFile> {
  const { db, files, keys } = deps
  const avatar = await findAvatar(db, userId)
  if (avatar !== null) yield* present('files/avatar.webp', await files.get(avatar))
  const photos = walk(async (place) => (await findOwnPhotos(db, userId, place)).map((id) => ({ id })))
  for await (const { id } of photos) yield* present(`files/photos/${id}.webp`, await files.get(masterKey(id)))
  for await (const { id, name } of walk((place) => findOwnMessageFiles(db, userId, place)))
    yield* present(`files/messages/${id}-${name}`, await getMessageFile(deps, id))
  for await (const file of walk((place) => findOwnPacketFiles(db, userId, place)))
    yield* present(`files/packets/${file.id}-${file.name}`, await getPacketFile(deps, db, file))
  for await (const { id, name, fileKey, bookingId } of walk((place) => findOwnEvidence(db, userId, place))) {
    const sealed = await files.get(fileKey)
    yield* present(`files/evidence/${id}-${name}`, sealed && (await keys.openBytes(db, bookingId, sealed)))
  }
  yield* papers(deps, userId)
}

async function* papers(deps: Deps, userId: string): AsyncGenerator<OwnFile> {
  for await (const { id, isGuest } of walk((place) => findPaperedBookings(deps.db, userId, place))) {
    const facts = await findBookingPapers(deps, deps.db, id, userId)
    if (!facts) continue
    yield { path: `papers/${id}-invoice.pdf`, bytes: await printInvoice(facts) }
    if (isGuest) yield { path: `papers/${id}-receipt.pdf`, bytes: await printReceipt(facts) }
  }
}

/** A file whose key was erased, or which is being made, is not there. */
function* present(path: string, bytes: Buffer | null): Generator<OwnFile> {
  if (bytes !== null) yield { path, bytes }
}
