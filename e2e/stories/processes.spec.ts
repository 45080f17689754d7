import { freeSlot, tryToBook } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { newPerson, type Person } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const PEOPLE = 20
const REQUESTS = 200

test('two server processes, 200 simultaneous requests for overlapping times: exactly one holds', {
  tag: '@once',
}, async ({ server }) => {
  const other = await startServer({ DATABASE_URL: server.databaseUrl })
  const propertyId = await idOf(server, 'Casa Tamarisk Pool Terrace')
  const slot = await freeSlot(server, propertyId, { daysAhead: 60, hours: 8 })
  const people: Person[] = []
  for (let count = 0; count < PEOPLE; count++) people.push(await newPerson(server, { verified: true }))
  const price = await freeSlot(server, propertyId, { daysAhead: 60, hours: 4 })
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) => {
      const person = people[index % PEOPLE]
      if (!person) throw new Error('Nobody is there')
      // Every other half hour, for four hours each: every one of them overlaps with every other.
      const start = slot.start + 30 * (index % 7)
      const asked = { ...slot, start, hours: 4, total: price.total }
      return insist(() => tryToBook(index % 2 === 0 ? server : other, person, asked, `Herd ${index}`))
    }),
  )
  // The winner may ask again before their card has answered: that replaces their own unpaid hold, and no one else's.
  const winners = new Set(answers.flatMap((answer, index) => (answer === 'booked' ? [index % PEOPLE] : [])))
  expect(winners.size).toBe(1)
  const others = answers.filter((_, index) => !winners.has(index % PEOPLE))
  expect(new Set(others)).toEqual(new Set(['slot_taken']))
  const held = await server.query(
    `select count(*)::int as holds from holds h join bookings b on b.id = h.booking_id
      where b.property_id = $1 and b.production_title like 'Herd %'`,
    [propertyId],
  )
  expect(held).toEqual([{ holds: 1 }])
  await other.stop()
})

/** A machine with other work may be too busy for so many at once; it says so, and people press again. */
async function insist(ask: () => Promise<string>): Promise<string> {
  for (let left = 3; left > 0; left--) {
    const answer = await ask()
    if (answer !== 'overloaded') return answer
  }
  return ask()
}
