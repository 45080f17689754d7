import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { tokenOf } from './booking.ts'
import type { Person, TestHouse } from './house.ts'

/** Asks for a copy of their data; its id. */
export async function askForExport(house: TestHouse, person: Person): Promise<string> {
  const { id } = await house.call(privacyCalls.requestExport, {}, { token: await tokenOf(house, person) })
  return id
}

/** Where it can be downloaded once. */
export async function exportTicket(house: TestHouse, person: Person, id: string): Promise<string> {
  const input = { params: { id } }
  const { url } = await house.call(privacyCalls.openExport, input, { token: await tokenOf(house, person) })
  return url
}

/** A fresh copy of their data: every entry by its path, pictures and papers as text. */
export async function exportOf(house: TestHouse, person: Person): Promise<Map<string, string>> {
  const id = await askForExport(house, person)
  await house.drain()
  const answer = await house.app.inject({ url: await exportTicket(house, person, id) })
  if (answer.statusCode !== 200) throw new Error(`The copy could not be downloaded: ${answer.statusCode}`)
  return unpack(answer.rawPayload)
}

async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  const entries = new Map<string, string>()
  for (const entry of await zip.getEntries())
    if (!entry.directory) entries.set(entry.filename, await entry.getData(new TextWriter()))
  await zip.close()
  return entries
}
