import { releaseToText } from '@roomtone/domain/compliance/write-release'
import { EVENTS_PATH, README_PATH } from '@roomtone/domain/pack/manifest'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { drawPdf } from '../../../platform/documents/draw-in-thread.ts'
import type { Sheet } from '../../../platform/documents/sheet.ts'
import type { Unsealed } from '../../../platform/packs/seal-pack.ts'
import { fileInMemory, type PackFile } from '../../../platform/packs/write-archive.ts'
import { Refused } from '../../../platform/refused.ts'
import { printInvoice, printReceipt } from '../../payout/entry.ts'
import { getFileBytes } from '../file/packet-file-bytes.ts'
import { bookingSheet } from '../pack-papers/booking-sheet.ts'
import { conditionSheet } from '../pack-papers/condition-sheet.ts'
import { crewSheet } from '../pack-papers/crew-sheet.ts'
import { filePaths } from '../pack-papers/file-paths.ts'
import { identitySheet } from '../pack-papers/identity-sheet.ts'
import { readmeText } from '../pack-papers/readme.texts.ts'
import { signaturesJson } from '../pack-papers/signatures-json.ts'
import { writeReleasePdf } from '../release/release-pdf.ts'
import { findChain, findPackEvents } from './pack.store.ts'
import { type PackParts, readPackParts } from './read-pack-parts.ts'

type PackContents = Pick<Unsealed, 'files' | 'manifestFacts'>

/**
 * What a pack of this booking holds now. The same rows always give the same entries: `handle` should be a
 * transaction that sees one snapshot. Papers are drawn here; files that people uploaded are read later, one
 * at a time, as the archive is written. To anyone but us, a packet whose years are over does not exist.
 */
export async function buildPack(deps: Deps, handle: Handle, bookingId: string): Promise<PackContents> {
  const parts = await readPackParts(deps, handle, bookingId)
  if (parts === null) throw new Refused('not_found')
  const { log, ...ending } = await readLog(handle, bookingId)
  const { packet } = parts
  return {
    files: [
      textEntry(README_PATH, readme(deps, parts)),
      textEntry(EVENTS_PATH, log),
      ...(await releaseEntries(deps, handle, parts)),
      ...(await recordEntries(parts)),
      ...fileEntries(deps, parts),
    ],
    manifestFacts: {
      booking: bookingId,
      packet: packet.id,
      invoice: packet.invoice_id,
      status: packet.completed_at === null ? 'missing_docs' : 'complete',
      ...ending,
    },
  }
}

function textEntry(path: string, text: string): PackFile {
  return fileInMemory(path, Buffer.from(text))
}

function readme({ config }: Deps, { packet, booking }: PackParts): string {
  const { publicUrl, supportEmail } = config
  return readmeText({ publicUrl, supportEmail, booking: booking.id, invoice: packet.invoice_id })
}

/** A log that does not end where its chain does was changed behind our back: nothing of it is signed. */
async function readLog(handle: Handle, bookingId: string) {
  const events = await findPackEvents(handle, bookingId)
  const chain = await findChain(handle, bookingId)
  const last = events.at(-1)
  if (!chain || last?.hash !== chain.head || events.length !== chain.length)
    throw new Error(`The log of booking ${bookingId} does not end where its chain does`)
  const { length, head } = chain
  const log = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  return { log, asOf: last.at, chain: { length, head } }
}

async function releaseEntries(deps: Deps, handle: Handle, parts: PackParts): Promise<PackFile[]> {
  const entries: PackFile[] = []
  for (const { row, body } of parts.releases) {
    const pdf = await writeReleasePdf(deps, handle, row)
    if (pdf === null) throw new Refused('not_found')
    const name = `release/release-v${row.version}`
    entries.push(textEntry(`${name}.txt`, releaseToText(body.text)), fileInMemory(`${name}.pdf`, pdf.bytes))
  }
  return [...entries, textEntry('release/signatures.json', signaturesJson(parts))]
}

async function recordEntries(parts: PackParts): Promise<PackFile[]> {
  const record = async (name: string, bytes: Promise<Buffer>) =>
    fileInMemory(`records/${name}.pdf`, await bytes)
  const paper = (name: string, sheet: Sheet) => record(name, drawPdf(sheet))
  return [
    await paper('booking', bookingSheet(parts)),
    await paper('identity', identitySheet(parts)),
    await paper('crew', crewSheet(parts)),
    await record('invoice', printInvoice(parts.papers, 'en')),
    await record('receipt', printReceipt(parts.papers, 'en')),
    await paper('condition', conditionSheet(parts)),
  ]
}

/** Their hashes are known since they were brought. */
function fileEntries(deps: Deps, { files }: PackParts): PackFile[] {
  const paths = filePaths(files)
  return files.map((file) => ({
    path: paths.get(file.id) ?? '',
    size: file.sizeBytes,
    sha256: file.sha256.toString('hex'),
    async read() {
      const bytes = await getFileBytes(deps, deps.db, file)
      if (bytes === null) throw new Error(`The key of packet file ${file.id} was erased`)
      return bytes
    },
  }))
}
