import { randomUUID } from 'node:crypto'
import { showReceipt } from '@roomtone/contract/booking/booking-files'
import { expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { max, seconds } = showReceipt.limit

const ask = (person: Person | null) =>
  server().app.inject({
    url: `/api/bookings/${randomUUID()}/receipt`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })

it('holds for one person, however they ask, and no one else has to wait', async () => {
  const [ada, bea] = [await server().aPerson(), await server().aPerson()]
  const answers = await Promise.all(Array.from({ length: max + 5 }, () => ask(ada)))
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(max)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(seconds)
  expect((await ask(bea)).statusCode).toBe(404)
  server().clock.advance(seconds * 1000)
  expect((await ask(ada)).statusCode).toBe(404)
})

it('is not used up by callers who are refused anyway', async () => {
  const answers = await Promise.all(Array.from({ length: max + 5 }, () => ask(null)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
})
