import type { PacketFileView } from '@roomtone/contract/compliance/packet'
import { describe, expect, it } from 'vitest'
import { aPacketView } from '../checklist/a-packet.fixture.ts'
import { canAdd, canCountersign, canRemove, certificateWords, ruleWords, windowWords } from './file-words.ts'

// From 9 AM to 1 PM on December 5 in Los Angeles.
const packet = aPacketView()
const now = new Date('2026-11-20T12:00:00.000Z')
const during = new Date('2026-12-05T18:00:00.000Z')
const later = new Date('2026-12-10T18:00:00.000Z')

const picture: PacketFileView = {
  id: '0b0c5d3e-0000-4000-8000-000000000009',
  kind: 'before',
  party: 'guest',
  isOwn: true,
  name: 'hall.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 1000,
  sha256: 'ab'.repeat(32),
  createdAt: '2026-12-05T17:05:00.000Z',
  countersignedAt: null,
  certificate: null,
}

describe('what a packet says about its files', () => {
  it('names the cover that the host asks for, and whether a permit is wanted', () => {
    expect(ruleWords('insurance', packet)).toContain('doesn’t require one')
    expect(ruleWords('insurance', aPacketView({ needsInsurance: true }))).toContain('at least $1,000,000')
    expect(ruleWords('permit', packet)).toContain('doesn’t require one')
    expect(ruleWords('permit', aPacketView({ needsPermit: true }))).toBe('The host requires one.')
    const toHost = aPacketView({ needsPermit: true }, { party: 'host' })
    expect(ruleWords('permit', toHost)).toBe('You require one.')
    expect(ruleWords('before', toHost)).toContain('when the guest came in')
  })

  it('says from when and until when pictures may come, by the clocks of the place', () => {
    expect(windowWords('before', packet, now)).toBe(
      'Opens Fri, Dec 4, 9:00\u00a0AM, a day before the booking starts.',
    )
    expect(windowWords('before', packet, during)).toBe(
      'Until Sat, Dec 5, 1:00\u00a0PM, when the booking ends.',
    )
    expect(windowWords('after', packet, during)).toBe(
      'Until Tue, Dec 8, 1:00\u00a0PM, 3 days after the booking ends.',
    )
    expect(windowWords('after', packet, later)).toBe('It’s too late to add anything here.')
    expect(windowWords('permit', packet, now)).toBe('')
  })

  it('reads a certificate', () => {
    const certificate = {
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
      limit: 100_000_000,
      problems: [],
    }
    expect(certificateWords(certificate)).toBe('Valid Thu, Jan 1, 2026 to Thu, Dec 31, 2026, $1,000,000')
  })
})

describe('who may do what with a file', () => {
  it('papers are the guest’s, pictures both sides’, and an admin only looks', () => {
    const host = { ...packet, party: 'host' as const }
    expect(canAdd('insurance', packet, now)).toBe(true)
    expect(canAdd('insurance', host, now)).toBe(false)
    expect(canAdd('before', host, during)).toBe(true)
    expect(canAdd('before', host, now)).toBe(false)
    expect(canAdd('before', { ...packet, party: 'admin' }, during)).toBe(false)
  })

  it('the other side countersigns, and what is countersigned stays', () => {
    const host = { ...packet, party: 'host' as const }
    expect(canCountersign(picture, packet)).toBe(false)
    expect(canCountersign({ ...picture, isOwn: false }, host)).toBe(true)
    const signed = { ...picture, countersignedAt: '2026-12-05T17:30:00.000Z' }
    expect(canCountersign({ ...signed, isOwn: false }, host)).toBe(false)
    expect(canRemove(picture, packet, during)).toBe(true)
    expect(canRemove(picture, packet, later)).toBe(false)
    expect(canRemove(signed, packet, during)).toBe(false)
  })
})
