import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { Activity } from '@roomtone/domain/listing/activities'
import type { PackEntry } from '@roomtone/domain/pack/read-archive'
import { aVerifiedPerson, runDueJobs } from './booking.ts'
import { type TestPacket, useSigning, verifyAs } from './compliance.ts'
import { MARA, TEO, useCrew } from './crew.ts'
import { CERTIFICATE, usePacketFiles } from './packet-files.ts'
import { loadPageCheck } from './packs.ts'
import { aJpeg } from './pictures.ts'
import type { Person, TestServer } from './server.ts'

const HOUR = 3_600_000

/** What a guest's identity check knows and a pack must not. */
export const SECRETS_OF_IDENTITY = {
  birthday: '1990-06-15',
  home: '1 Quiet Lane',
  'end of the ID number': 'Z9K7',
}

const ALLOWED: Activity[] = ['minors']
const LISTING = {
  areas_in: 'The hall and the garden',
  house_rules: JSON.stringify([{ title: 'Shoes', body: 'Stay at the door' }]),
  allows: ALLOWED,
  insurance_min_cents: 50_000_000,
}
const PRODUCTION = {
  title: 'Quiet Hours',
  kind: 'stills',
  purpose: 'Portraits',
  involves: ALLOWED,
} as const

/** What people do with packs, at the time of the server's clock. */
export function usePacks(server: () => TestServer) {
  const signing = useSigning(server)
  const crew = useCrew(server)
  const files = usePacketFiles(server)
  const download = async (person: Pick<Person, 'id'>, { id }: { id: string }) => {
    const reply = await server().call(packetCalls.download, { params: { id } }, await signing.as(person))
    return { ...reply, bytes: Buffer.from(await reply.file.arrayBuffer()) }
  }
  return {
    ...signing,
    ...files,
    download,
    /** Opened as the page /verify does. Paths in their order, with their content. */
    async open({ bytes, passphrase }: { bytes: Buffer; passphrase: string }) {
      const keys = await server().deps.signing.publishedKeys()
      const { checkPack } = await loadPageCheck()
      const { findings, entries } = await checkPack(bytes, passphrase, keys)
      return { keys, findings, entries, of: (path: string) => bytesOf(entries, path) }
    },
    /** Signed by both, with a crew, a certificate and a picture that was countersigned; the shoot is over. */
    async aFullPacket(): Promise<TestPacket> {
      const guest = await aVerifiedPerson(server(), { fullName: 'Gus Guest' })
      const verification = await verifyAs(server(), guest, 'Gustave Émile Guest')
      await server()
        .deps.db.updateTable('verifications')
        .set({ id_last4: SECRETS_OF_IDENTITY['end of the ID number'] })
        .where('id', '=', verification)
        .execute()
      const booking = await signing.aPacket({
        guest,
        listingOver: LISTING,
        request: { production: PRODUCTION },
      })
      await crew.save(booking, [MARA, { ...TEO, name: 'Kit Young', role: 'Talent', isMinor: true }])
      await files.upload(booking, guest, { ...CERTIFICATE, name: 'Zertifikat für den Dreh.pdf' })
      await signing.sign(guest, booking, { legalName: 'Gustave Émile Guest' })
      await signing.sign(booking.host, booking)
      crew.goTo(booking.startsAt, -HOUR)
      const picture = await files.upload(booking, guest, { kind: 'before', name: 'hall.jpg' }, await aJpeg())
      await files.countersign(picture.id, booking.host)
      crew.goTo(booking.endsAt, HOUR)
      await runDueJobs(server())
      return booking
    },
  }
}

function bytesOf(entries: PackEntry[], path: string): Buffer {
  const found = entries.find((entry) => entry.path === path)
  if (!found?.bytes) throw new Error(`${path} is not in the pack`)
  return Buffer.from(found.bytes)
}
