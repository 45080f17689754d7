import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseProcess, processesIn } from './house.ts'
import { useHouses } from './use-houses.ts'
import { beginJoining, joinWaitlist } from './visitor.ts'

// Signals work the same without the demo data, and the server opens sooner.
const { dataDir, start } = useHouses({ DEMO: 'off' })

test('Ctrl-C lets a request finish that is half way in', async () => {
  const house = await start().opens()
  const request = await beginJoining(house.url, 'half-way@example.com')
  await sleep(200)
  house.pressCtrlC()
  await house.says('SIGINT')
  await sleep(200)
  await expect(fetch(`${house.url}/healthz`)).rejects.toThrow()
  expect(await request.finish()).toBe('HTTP/1.1 204 No Content')
  expect(await house.ends()).toBe(0)
  expect(processesIn(dataDir())).toEqual([])

  const again = await start().opens()
  expect(await joinWaitlist(again.url, 'half-way@example.com')).toBe(409)
  await again.stops()
})

test('a signal in the middle of starting leaves nothing running', async () => {
  const house = start()
  await house.says('Starting PostgreSQL')
  expect(await house.stops()).toBe(0)
  while (processesIn(dataDir()).length > 0) await sleep(20)
  const again = await start().opens()
  expect(await again.stops()).toBe(0)
})

test('after a kill that PostgreSQL outlives, the next start goes on with it', async () => {
  const house = await start().opens()
  expect(await joinWaitlist(house.url, 'before-the-kill@example.com')).toBe(204)
  const database = databaseProcess(dataDir())
  expect(await house.stops('SIGKILL')).toBe('SIGKILL')

  const again = await start().opens()
  expect(databaseProcess(dataDir())).toBe(database)
  expect(await joinWaitlist(again.url, 'before-the-kill@example.com')).toBe(409)
  expect(await again.stops()).toBe(0)
  expect(processesIn(dataDir())).toEqual([])
})

test('after a kill of server and PostgreSQL, the next start recovers what was committed', async () => {
  const house = await start().opens()
  expect(await joinWaitlist(house.url, 'before-both-kills@example.com')).toBe(204)
  process.kill(databaseProcess(dataDir()) ?? Number.NaN, 'SIGKILL')
  await house.stops('SIGKILL')

  const again = await start().opens()
  expect(await joinWaitlist(again.url, 'before-both-kills@example.com')).toBe(409)
  expect(await again.stops()).toBe(0)
  expect(processesIn(dataDir())).toEqual([])
})
