import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPacket, isCleared, PACKET_ITEMS, type PacketFacts } from './packet.ts'

const startsAt = new Date('2026-12-07T17:00:00Z')
const endsAt = new Date('2026-12-07T21:00:00Z')
const ALL_THERE: PacketFacts = {
  isGuestVerified: true,
  isHostVerified: true,
  hasHouseRules: true,
  hasInvoice: true,
  hasGuestSigned: true,
  hasHostSigned: true,
  crewListed: 3,
  needsInsurance: false,
  hasGoodInsurance: false,
  needsPermit: false,
  hasPermit: false,
  beforePhotos: 0,
  afterPhotos: 0,
  startsAt,
  endsAt,
}
const itemOf = (over: Partial<PacketFacts>, name: string) =>
  checkPacket({ ...ALL_THERE, ...over }).find(({ item }) => item === name)

describe('the checklist of a packet', () => {
  it('is cleared without documents that nobody requires', () => {
    expect(isCleared(checkPacket(ALL_THERE))).toBe(true)
  })

  it.each([
    ['guest_identity', { isGuestVerified: false }, 'guest'],
    ['host_identity', { isHostVerified: false }, 'host'],
    ['house_rules', { hasHouseRules: false }, null],
    ['invoice', { hasInvoice: false }, null],
    ['guest_signature', { hasGuestSigned: false }, 'guest'],
    ['host_signature', { hasHostSigned: false }, 'host'],
    ['crew_list', { crewListed: 0 }, 'guest'],
    ['insurance', { needsInsurance: true }, 'guest'],
    ['permit', { needsPermit: true }, 'guest'],
  ] as const)('is not cleared without %s, and says whose turn it is', (name, over, turn) => {
    const items = checkPacket({ ...ALL_THERE, ...over })
    expect(isCleared(items)).toBe(false)
    expect(items.filter(({ isRequired, isDone }) => isRequired && !isDone).map(({ item }) => item)).toEqual([
      name,
    ])
    expect(itemOf(over, name)?.turn).toBe(turn)
  })

  it('needs papers a day before, pictures by the start and a day after', () => {
    expect(itemOf({ hasHostSigned: false }, 'host_signature')?.dueAt).toEqual(
      new Date('2026-12-06T17:00:00Z'),
    )
    expect(itemOf({}, 'before_photos')?.dueAt).toEqual(startsAt)
    expect(itemOf({}, 'after_photos')?.dueAt).toEqual(new Date('2026-12-08T21:00:00Z'))
  })

  it('is cleared exactly when nothing that is required is missing, and asks nobody for what is there', () => {
    const facts = fc.record({
      isGuestVerified: fc.boolean(),
      isHostVerified: fc.boolean(),
      hasHouseRules: fc.boolean(),
      hasInvoice: fc.boolean(),
      hasGuestSigned: fc.boolean(),
      hasHostSigned: fc.boolean(),
      crewListed: fc.nat(3),
      needsInsurance: fc.boolean(),
      hasGoodInsurance: fc.boolean(),
      needsPermit: fc.boolean(),
      hasPermit: fc.boolean(),
      beforePhotos: fc.nat(2),
      afterPhotos: fc.nat(2),
      startsAt: fc.constant(startsAt),
      endsAt: fc.constant(endsAt),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const items = checkPacket(given)
        expect(items.map(({ item }) => item)).toEqual(PACKET_ITEMS)
        expect(isCleared(items)).toBe(!items.some(({ isRequired, isDone }) => isRequired && !isDone))
        for (const { isDone, turn, dueAt } of items) if (isDone) expect([turn, dueAt]).toEqual([null, null])
      }),
    )
  })
})
