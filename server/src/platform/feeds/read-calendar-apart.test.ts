import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMPILED_FOLDER } from '../folders.ts'
import { FeedProblem } from './feed-problem.ts'
import { readCalendarApart } from './read-calendar-apart.ts'

const asked = {
  timeZone: 'America/New_York',
  from: new Date('2026-10-01T00:00:00Z'),
  to: new Date('2028-04-01T00:00:00Z'),
  ownDomain: 'mine.example',
}
const event = (uid: string, day: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Shoot\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`
const calendar = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`
/** As large as a calendar may be, and all of it in the past. */
const LARGE = calendar(event('a', '20200101').repeat(20_000))
const TOO_MUCH = 'This calendar has more in it than we can read.'

it('reads in a thread of its own what it would read here, without what came from here', async () => {
  const text = calendar(event('a@other.example', '20261120') + event('b@mine.example', '20261121'))
  expect(await readCalendarApart({ ...asked, text })).toEqual([
    {
      startsAt: new Date('2026-11-20T05:00:00Z'),
      endsAt: new Date('2026-11-21T05:00:00Z'),
      summary: 'Shoot',
    },
  ])
})

it('says what is wrong as it would here', async () => {
  const problem = await readCalendarApart({ ...asked, text: 'no calendar' }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(FeedProblem)
  expect(problem).toMatchObject({ message: 'What’s at this address isn’t an iCal calendar.' })
})

it('leaves time for everyone else', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  expect(await readCalendarApart({ ...asked, text: LARGE }, { totalMs: 120_000 })).toEqual([])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
}, 150_000)

it('is given up when it takes too long, or too much memory, and the next is read', async () => {
  const refused = (limits: { totalMs?: number; memoryMb?: number }) =>
    readCalendarApart({ ...asked, text: LARGE }, { totalMs: 120_000, ...limits })
  await expect(refused({ totalMs: 1 })).rejects.toThrow(TOO_MUCH)
  await expect(refused({ memoryMb: 8 })).rejects.toThrow(TOO_MUCH)
  const together = await Promise.allSettled([1, 1, 1, 1, 1].map((totalMs) => refused({ totalMs })))
  expect(together.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(await readCalendarApart({ ...asked, text: calendar(event('a', '20261120')) })).toHaveLength(1)
}, 150_000)

it('begins, where it was built, with the file that the compiler makes of its source', () => {
  expect(COMPILED_FOLDER).toMatch(/server[\\/]dist[\\/]$/)
  for (const name of ['feeds/calendar-thread', 'documents/drawing-thread'])
    expect(existsSync(join(COMPILED_FOLDER, '../src/platform', `${name}.ts`)), name).toBe(true)
})
