import { expect, test } from 'vitest'
import { isReissued, signaturesOf, standingOf } from './release-standing.ts'

const by = (party: 'guest' | 'host') => ({
  party,
  legalName: 'Mara Ellison',
  signedAt: '2026-11-15T10:00:00.000Z',
})
const release = { version: 2, supersededAt: null, signatures: [] }
const packet = {
  party: 'guest' as const,
  isOpen: true,
  release: { version: 2, signatures: [], canSign: true },
}

test('a party that has not signed may sign while the booking is on', () => {
  expect(standingOf(release, packet, 'confirmed')).toBe('sign')
  expect(standingOf({ ...release, signatures: [by('host')] }, packet, 'completed')).toBe('sign')
})

test('a signature counts from whichever answer brought it', () => {
  const signed = { ...packet, release: { ...packet.release, signatures: [by('guest')], canSign: false } }
  expect(standingOf(release, signed, 'confirmed')).toBe('signed')
  expect(standingOf({ ...release, signatures: [by('guest')] }, packet, 'confirmed')).toBe('signed')
})

test('signatures of another version are not mixed in', () => {
  const next = { release: { version: 3, signatures: [by('host')] } }
  expect(signaturesOf({ ...release, signatures: [by('guest')] }, next)).toEqual([by('guest')])
})

test('canceled, over, unverified, replaced: readable, not signable', () => {
  const closed = { ...packet, isOpen: false, release: { ...packet.release, canSign: false } }
  expect(standingOf(release, closed, 'cancelled')).toBe('cancelled')
  expect(standingOf(release, closed, 'completed')).toBe('over')
  expect(standingOf(release, { ...closed, isOpen: true }, 'confirmed')).toBe('unverified')
  expect(standingOf({ ...release, supersededAt: '2026-11-15T10:00:00.000Z' }, packet, 'confirmed')).toBe(
    'superseded',
  )
})

test('an admin reads and never signs', () => {
  expect(standingOf(release, { ...packet, party: 'admin' }, 'confirmed')).toBe('reader')
})

test('only a text that was thought current is reissued under its reader', () => {
  const next = { release: { version: 3 } }
  expect(isReissued(release, packet)).toBe(false)
  expect(isReissued(release, next)).toBe(true)
  expect(isReissued({ ...release, supersededAt: '2026-11-15T10:00:00.000Z' }, next)).toBe(false)
})
