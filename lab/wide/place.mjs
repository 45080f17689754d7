import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { own } from '../stage/postgres-user.mjs'

const FIRST_PORT = Number(process.env.WIDE_PORT ?? 4730)

/**
 * Where the set-up keeps its files, and which ports it uses: always the same, so that `down` finds what `up`
 * made.
 */
export const folder = process.env.WIDE_FOLDER ?? join(tmpdir(), `roomtone-wide-${FIRST_PORT}`)
export const ports = {
  balancer: FIRST_PORT,
  web: (number) => FIRST_PORT + number,
  primary: FIRST_PORT + 10,
  replica: FIRST_PORT + 11,
  restored: FIRST_PORT + 12,
  restoredWeb: FIRST_PORT + 13,
}
export const url = `http://localhost:${ports.balancer}`
export const inFolder = (...parts) => join(folder, ...parts)

const stateFile = inFolder('state.json')

export function readState() {
  return existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : null
}

export function writeState(state) {
  writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
}

export function makeFolder() {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  for (const name of ['archive', 'logs', 'sockets']) {
    mkdirSync(inFolder(name), { recursive: true })
    own(inFolder(name))
  }
}

export function removeFolder() {
  rmSync(folder, { recursive: true, force: true })
}
