import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { processesIn } from './house.ts'
import { useHouses } from './use-houses.ts'
import { isHealthy, joinWaitlist, readAdminFigures } from './visitor.ts'

const { folder, dataDir, port, start } = useHouses()
let freshFigures: unknown

test('the first start on an empty folder opens Roomtone with its demo data', async () => {
  const house = await start().opens()
  expect(await isHealthy(house.url)).toBe(true)
  expect(house.output).toContain('admin@roomtone.test')
  freshFigures = await readAdminFigures(house.url)
  expect(await joinWaitlist(house.url, 'first@example.com')).toBe(204)
  expect(await house.stops()).toBe(0)
  expect(processesIn(dataDir())).toEqual([])
})

test('the second start repeats nothing and has the same data', async () => {
  const begun = start()
  const house = await begun.opens()
  expect(await isHealthy(house.url)).toBe(true)
  for (const work of ['Installing', 'Building', 'Migrating', 'Seeding'])
    expect(begun.output).not.toContain(work)
  expect(await joinWaitlist(house.url, 'first@example.com')).toBe(409)
  expect(await house.stops('SIGTERM')).toBe(0)
  expect(processesIn(dataDir())).toEqual([])
})

test('a kill in the middle of seeding is repaired by the next start', async () => {
  const DATA_DIR = join(folder(), 'killed-while-seeding')
  const house = start({ DATA_DIR })
  await house.says('Seeding the demo')
  await house.stops('SIGKILL')
  expect(house.output).not.toContain('Roomtone is open')

  const again = await start({ DATA_DIR }).opens()
  expect(await readAdminFigures(again.url)).toEqual(freshFigures)
  expect(await again.stops()).toBe(0)
})

test('a taken port is named in one sentence', async () => {
  const other = createServer().listen(port(), '127.0.0.1')
  await once(other, 'listening')
  const house = start()
  expect(await house.ends()).toBe(1)
  other.close()
  expect(house.output).toBe(
    `Port ${port()} is already in use. Stop the other program or choose another with PORT=${port() + 1} npm start.\n`,
  )
})

test('a second start on the same folder is refused, and the first goes on', async () => {
  const first = await start().opens()
  const second = start({ PORT: await freePort() })
  expect(await second.ends()).toBe(1)
  expect(second.output).toBe(`Roomtone is already running on this folder (process ${first.process.pid}).\n`)
  expect(await isHealthy(first.url)).toBe(true)
  expect(await first.stops()).toBe(0)
})

test('a folder that cannot be written to is named in one sentence', async () => {
  // Root may write anywhere, so the test puts a file where the folder should be.
  const file = join(folder(), 'a-file')
  writeFileSync(file, '')
  const house = start({ DATA_DIR: file })
  expect(await house.ends()).toBe(1)
  expect(house.output).toMatch(
    /^Roomtone cannot write to the data folder .*a-file \(there is a file in its place\).*\n$/,
  )
})

test('a database that cannot be reached is named in one sentence, without its password', async () => {
  const nobody = await freePort()
  const house = start({ DATABASE_URL: `postgres://someone:secret@127.0.0.1:${nobody}/nothing` })
  expect(await house.ends()).toBe(1)
  expect(house.output).toMatch(/^.*DATABASE_URL.*\n$/)
  expect(house.output).not.toContain('secret')
})

test('an invalid database address is named in one sentence', async () => {
  const house = start({ DATABASE_URL: 'not an address' })
  expect(await house.ends()).toBe(1)
  expect(house.output).toMatch(/^.*DATABASE_URL.*\n$/)
})
