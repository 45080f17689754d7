import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseProcess, processesIn } from './house.ts'
import { useHouses } from './use-houses.ts'
import { joinWaitlist } from './visitor.ts'
import { makeWorkingCopy } from './working-copy.ts'

const { folder, dataDir, start } = useHouses({ DEMO: 'off' })

/** Answers `{ status: 'ok' }` at /healthz. */
const HEALTH = 'server/src/platform/http/serving/observability.ts'

test('npm run dev answers with what was saved, on a database that stays up', async () => {
  const copy = makeWorkingCopy(join(folder(), 'copy'))
  const source = readFileSync(join(copy, HEALTH), 'utf8')
  // Below /api, because everything else waits for Vite.
  const save = (status: string) =>
    writeFileSync(join(copy, HEALTH), source.replace("'/healthz'", "'/api/health'").replace("'ok'", status))
  const house = await start({}, join(copy, 'scripts/dev.mjs')).opens()
  const answers = async (status: string) => {
    while ((await statusOf(house.url)) !== status) await sleep(10)
  }
  const database = databaseProcess(dataDir())
  expect(await joinWaitlist(house.url, 'first@example.com')).toBe(204)

  save("'saved'")
  await answers('saved')
  expect(databaseProcess(dataDir())).toBe(database)
  expect(await joinWaitlist(house.url, 'first@example.com')).toBe(409)

  save("'broken")
  await house.says('Unterminated string')
  await sleep(500)
  expect(await statusOf(house.url)).toBe('saved')

  writeFileSync(
    join(copy, 'server/migrations/999_next.sql'),
    "alter table waitlist add constraint waitlist_closed check (email = 'first@example.com')",
  )
  save("'mended'")
  await answers('mended')
  expect(await joinWaitlist(house.url, 'second@example.com')).toBe(500)
  expect(databaseProcess(dataDir())).toBe(database)

  expect(await house.stops('SIGINT')).toBe(0)
  expect(processesIn(folder())).toEqual([])
}, 300_000)

/** Undefined while nobody listens. */
async function statusOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/health`)
    return ((await answer.json()) as { status: string }).status
  } catch {
    return undefined
  }
}
