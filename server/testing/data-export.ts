import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

/** Asks for a copy of their data; its id. */
export async function askForExport(server: TestServer, person: Person): Promise<string> {
  const { id } = await server.call(privacyCalls.requestExport, {}, { token: await tokenOf(server, person) })
  return id
}

/** Where it can be downloaded once. */
export async function exportTicket(server: TestServer, person: Person, id: string): Promise<string> {
  const input = { params: { id } }
  const { url } = await server.call(privacyCalls.openExport, input, { token: await tokenOf(server, person) })
  return url
}

/** A fresh copy of their data: every entry by its path, pictures and papers as text. */
export async function exportOf(server: TestServer, person: Person): Promise<Map<string, string>> {
  const id = await askForExport(server, person)
  await server.drain()
  const answer = await server.app.inject({ url: await exportTicket(server, person, id) })
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
