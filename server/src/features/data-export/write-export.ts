import { Readable } from 'node:stream'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import type { AnyExportTable } from './export-table.ts'
import { type IndexFacts, indexPage } from './index-page.ts'
import { readOwnFiles } from './own-files.ts'
import { type Reader, readTable } from './read-table.ts'
import { type Place, SealedWriter } from './sealed-parts.ts'
import { EXPORT_TABLES } from './tables/all-tables.ts'

/** Null: they never chose a language. */
type Asker = { email: string; language: Language | null }

/** From the database and the file store through the archive into sealed parts: nothing of it is ever whole in memory. */
export async function writeExport(deps: Deps, place: Place & Asker): Promise<number> {
  const { Uint8ArrayReader, ZipWriter } = await import('@zip.js/zip.js')
  const { userId } = place
  const reader: Reader = { userId, language: place.language ?? 'en' }
  const out = new SealedWriter(deps, place)
  const zip = new ZipWriter(out.writable, { useWebWorkers: false, level: 6, keepOrder: true })
  const tables: IndexFacts['tables'] = []
  for (const table of EXPORT_TABLES) {
    const counted = { rows: 0 }
    await zip.add(
      `${table.file}.json`,
      Readable.toWeb(Readable.from(jsonOf(deps, table, reader, counted))) as ReadableStream,
    )
    tables.push({ file: table.file, rows: counted.rows })
  }
  const files: string[] = []
  const missing: string[] = []
  for await (const { path, bytes } of readOwnFiles(deps, userId)) {
    if (bytes === null) {
      deps.log.warn({ path }, 'a file that a copy of somebody’s data should hold is not there')
      missing.push(path)
      continue
    }
    // Pictures and papers are compressed already.
    await zip.add(path, new Uint8ArrayReader(bytes), { level: 0 })
    files.push(path)
  }
  const { publicUrl, supportEmail } = deps.config
  const facts = { email: place.email, at: deps.clock.now(), publicUrl, supportEmail, tables, files, missing }
  await zip.add('index.html', new Uint8ArrayReader(Buffer.from(indexPage(facts, reader.language))))
  await zip.close()
  return out.size
}

/** One row on each line, so that it can be read by eye and by machine. */
async function* jsonOf(
  deps: Deps,
  table: AnyExportTable,
  reader: Reader,
  counted: { rows: number },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[')
  for await (const rows of readTable(deps, table, reader)) {
    const lines = rows.map((row, n) => `${counted.rows + n > 0 ? ',' : ''}\n${JSON.stringify(row)}`)
    counted.rows += rows.length
    if (lines.length > 0) yield Buffer.from(lines.join(''))
  }
  yield Buffer.from('\n]\n')
}
