import type { Deps } from '../../platform/deps.ts'
import { findFileBytes as findPacketFile } from '../compliance/entry.ts'
import { findFileBytes as findMessageFile } from '../conversation/entry.ts'
import { findBookingPapers, printInvoice, printReceipt } from '../payout/entry.ts'
import { masterKey } from '../photo/entry.ts'
import { findLanguageOf } from '../session/entry.ts'
import {
  findAvatar,
  findOwnEvidence,
  findOwnMessageFiles,
  findOwnPacketFiles,
  findOwnPhotos,
  findPaperedBookings,
} from './export-files.store.ts'

const AT_ONCE = 200

/**
 * Without bytes: it is in the database, its key was erased, it is still being made, or the store has lost it.
 */
export type OwnFile = { path: string; bytes: Buffer | null }
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
  if (avatar !== null) yield { path: 'files/avatar.webp', bytes: await files.get(avatar) }
  const photos = walk(async (place) => (await findOwnPhotos(db, userId, place)).map((id) => ({ id })))
  for await (const { id } of photos)
    yield { path: `files/photos/${id}.webp`, bytes: await files.get(masterKey(id)) }
  for await (const { id, name } of walk((place) => findOwnMessageFiles(db, userId, place)))
    yield { path: `files/messages/${id}-${name}`, bytes: await findMessageFile(deps, id) }
  for await (const file of walk((place) => findOwnPacketFiles(db, userId, place)))
    yield { path: `files/packets/${file.id}-${file.name}`, bytes: await findPacketFile(deps, db, file) }
  for await (const { id, name, fileKey, bookingId } of walk((place) => findOwnEvidence(db, userId, place))) {
    const sealed = await files.get(fileKey)
    const bytes = sealed && (await keys.openBytes(db, bookingId, sealed))
    yield { path: `files/evidence/${id}-${name}`, bytes }
  }
  yield* papers(deps, userId)
}

async function* papers(deps: Deps, userId: string): AsyncGenerator<OwnFile> {
  const language = (await findLanguageOf(deps.db, userId)) ?? 'en'
  for await (const { id, isGuest } of walk((place) => findPaperedBookings(deps.db, userId, place))) {
    const facts = await findBookingPapers(deps, deps.db, id, userId)
    if (!facts) continue
    yield { path: `papers/${id}-invoice.pdf`, bytes: await printInvoice(facts, language) }
    if (isGuest) yield { path: `papers/${id}-receipt.pdf`, bytes: await printReceipt(facts, language) }
  }
}
