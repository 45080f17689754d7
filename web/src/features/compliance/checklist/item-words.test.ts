import type { PacketFileView, PacketView } from '@roomtone/contract/compliance/packet'
import { PACKET_ITEMS, type PacketFacts } from '@roomtone/domain/compliance/packet'
import { expect, test } from 'vitest'
import { ALL_IN, aPacketView } from './a-packet.fixture.ts'
import { dueWords, type Item, linkOf, openCounts, stateWords, titleOf, turnWords } from './item-words.ts'

const names = { guest: 'Mara', host: 'June' }
const now = new Date('2026-11-20T12:00:00.000Z')

function itemOf(packet: PacketView, name: Item['item']): Item {
  return packet.items.find(({ item }) => item === name) as Item
}

function aFile(kind: PacketFileView['kind']): PacketFileView {
  return {
    id: kind,
    kind,
    party: 'guest',
    isOwn: true,
    name: `${kind}.jpg`,
    mediaType: 'image/jpeg',
    sizeBytes: 1,
    sha256: '',
    createdAt: '2026-11-15T12:00:00.000Z',
    countersignedAt: null,
    certificate: null,
  }
}

const STATES: Record<string, Partial<PacketFacts>> = {
  open: { isGuestVerified: false, isHostVerified: false, hasHouseRules: false, hasInvoice: false },
  demanded: { needsInsurance: true, needsPermit: true },
  done: ALL_IN,
}

for (const party of ['guest', 'host', 'admin'] as const) {
  for (const [state, facts] of Object.entries(STATES)) {
    test.each(PACKET_ITEMS)(`${party}, ${state}: %s has words`, (name) => {
      const packet = aPacketView(facts, { party })
      const item = itemOf(packet, name)
      expect(titleOf(name, party, names)).toMatch(/^\S.*\S$/)
      expect(stateWords(item, packet, now)).toMatch(/^\S.*\S$/)
      const turn = turnWords(item, packet, names)
      // A missing required item is somebody's turn; everything else is nobody's.
      expect(turn !== null).toBe(item.isRequired && !item.isDone)
      expect(turn?.words ?? 'Your turn').toMatch(/^(Your turn|Waiting for (Mara|June)|Roomtone’s turn)$/)
      expect(dueWords(item, packet, now) !== null).toBe(turn !== null && item.dueAt !== null)
      const link = linkOf(item, packet, now)
      if (link) expect(link.label).toMatch(/^\S.*\S$/)
    })
  }
}

test('the host’s own requirements are worded as theirs', () => {
  const asked = (party: PacketView['party']) => {
    const packet = aPacketView({ needsInsurance: true }, { party })
    return (['insurance', 'permit'] as const).map((name) => stateWords(itemOf(packet, name), packet, now))
  }
  expect(asked('guest')).toEqual(['The host requires at least $1,000,000', 'The host doesn’t require one'])
  expect(asked('host')).toEqual(['You require at least $1,000,000', 'You don’t require one'])
})

test('each side reads whose signature is meant, and whose turn it is', () => {
  const guest = aPacketView()
  const host = aPacketView({}, { party: 'host' })
  expect(titleOf('guest_signature', 'guest', names)).toBe('Your signature on the release')
  expect(titleOf('guest_signature', 'host', names)).toBe('Mara’s signature on the release')
  expect(turnWords(itemOf(guest, 'guest_signature'), guest, names)).toEqual({
    words: 'Your turn',
    isOwn: true,
  })
  expect(turnWords(itemOf(guest, 'host_signature'), guest, names)?.words).toBe('Waiting for June')
  expect(turnWords(itemOf(host, 'host_signature'), host, names)?.words).toBe('Your turn')
  expect(turnWords(itemOf(host, 'crew_list'), host, names)?.words).toBe('Waiting for Mara')
})

test('a deadline is told on the clocks of the place, and that it has passed is said', () => {
  const packet = aPacketView()
  const crew = itemOf(packet, 'crew_list')
  expect(dueWords(crew, packet, now)?.words).toMatch(/^By Fri, Dec 4, 9:00\u00a0AM/)
  expect(dueWords(crew, packet, new Date('2026-12-05T12:00:00.000Z'))).toMatchObject({ isLate: true })
  expect(dueWords(crew, packet, new Date('2026-12-05T12:00:00.000Z'))?.words).toMatch(/^Was due Fri, Dec 4/)
})

test('what is no longer open is nobody’s turn', () => {
  const packet = aPacketView({}, { isOpen: false })
  for (const item of packet.items) {
    expect(turnWords(item, packet, names)).toBeNull()
    expect(dueWords(item, packet, now)).toBeNull()
  }
})

test('the link to sign is on one’s own line, and becomes the link to read', () => {
  const packet = aPacketView()
  const to = `/release/${packet.bookingId}`
  expect(linkOf(itemOf(packet, 'guest_signature'), packet, now)).toEqual({ label: 'Read and sign', to })
  expect(linkOf(itemOf(packet, 'host_signature'), packet, now)).toBeNull()
  const signed = aPacketView({ hasGuestSigned: true })
  expect(linkOf(itemOf(signed, 'guest_signature'), signed, now)).toEqual({ label: 'Read the release', to })
})

test('the crew list is the guest’s to write and the host’s to read', () => {
  const crew = (facts: Partial<PacketFacts>, party: PacketView['party']) => {
    const packet = aPacketView(facts, { party })
    return linkOf(itemOf(packet, 'crew_list'), packet, now)?.label
  }
  expect(crew({}, 'guest')).toBe('List the crew')
  expect(crew({}, 'host')).toBeUndefined()
  expect(crew({ crewListed: 2 }, 'guest')).toBe('Crew and call sheet')
  expect(crew({ crewListed: 2 }, 'host')).toBe('See the crew list')
})

test('a certificate that does not fit is not treated as missing', () => {
  const packet = aPacketView({ needsInsurance: true })
  const item = itemOf(packet, 'insurance')
  expect(stateWords(item, packet, now)).toBe('The host requires at least $1,000,000')
  expect(stateWords(item, { ...packet, files: [aFile('insurance')] }, now)).toMatch(/doesn’t match/)
})

test('pictures are offered to both sides in their time only', () => {
  const host = aPacketView({}, { party: 'host' })
  const before = itemOf(host, 'before_photos')
  expect(linkOf(before, host, now)).toBeNull()
  expect(stateWords(before, host, now)).toMatch(/^Opens Fri, Dec 4, 9:00\u00a0AM/)
  const onTheDay = new Date('2026-12-05T16:00:00.000Z')
  expect(linkOf(before, host, onTheDay)?.label).toBe('Add photos')
  expect(stateWords(before, host, onTheDay)).toBe('None yet')
  const admin = { ...host, party: 'admin' as const }
  expect(linkOf(before, admin, onTheDay)).toBeNull()
})

test('what is missing is counted, and one’s own part of it', () => {
  expect(openCounts(aPacketView())).toEqual({ missing: 3, yours: 2 })
  expect(openCounts(aPacketView({}, { party: 'host' }))).toEqual({ missing: 3, yours: 1 })
  expect(openCounts(aPacketView(ALL_IN))).toEqual({ missing: 0, yours: 0 })
})
