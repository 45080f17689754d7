import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { uploadPacketFile } from '@roomtone/contract/compliance/packet-files'
import type { Input } from '@roomtone/contract/endpoint'
import { type TestBooking, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

type Query = Input<typeof uploadPacketFile>['query']

/** A PDF as far as it is looked at. */
export const A_PDF = Buffer.from('%PDF-1.7\nCERTIFICATE OF LIABILITY\n%%EOF\n')

export const CERTIFICATE: Query = {
  kind: 'insurance',
  name: 'Certificate.pdf',
  validFrom: '2020-01-01',
  validUntil: '2199-12-31',
  limit: 100_000_000,
}

/** What both sides do with files of a packet, at the time of the server's clock. */
export function usePacketFiles(server: () => TestServer) {
  const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
  return {
    async upload({ id }: Pick<TestBooking, 'id'>, person: Person, query: Query, bytes: Uint8Array = A_PDF) {
      const file = new Blob([new Uint8Array(bytes)])
      return server().call(packetCalls.upload, { params: { id }, query, bytes: file }, await as(person))
    },
    async read(id: string, person: Person) {
      const { base64, ...file } = await server().call(packetCalls.file, { params: { id } }, await as(person))
      return { ...file, bytes: Buffer.from(base64, 'base64') }
    },
    remove: async (id: string, person: Person) =>
      server().call(packetCalls.removeFile, { params: { id } }, await as(person)),
    countersign: async (id: string, person: Person) =>
      server().call(packetCalls.countersign, { params: { id } }, await as(person)),
  }
}
