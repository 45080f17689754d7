import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { House, processesIn } from './house.ts'

type Settings = Record<string, string | number>

/** A folder, a port, and servers that are started on them one after another. */
export function useHouses(always: Settings = {}) {
  let folder = ''
  let port = 0
  let begun: House[] = []
  const dataDir = () => join(folder, 'data')

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'roomtone-start-stop-')))
    port = await freePort()
  })

  /** A server that a failed test left running must not answer for the next one. */
  afterEach(async () => {
    for (const house of begun) house.process.kill('SIGKILL')
    begun = []
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
    while (processesIn(folder).length > 0) await sleep(20)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    folder: () => folder,
    dataDir,
    port: () => port,
    start(settings: Settings = {}, script?: string): House {
      const house = new House({ DATA_DIR: dataDir(), PORT: port, ...always, ...settings }, script)
      begun.push(house)
      return house
    },
  }
}
