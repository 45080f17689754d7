import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FIRST_PORT = Number(process.env.WIDE_PORT ?? 4730)

/** Where everything of it lies, and at which doors it stands: always the same, so that `down` finds what `up` made. */
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
  const { uid, gid } = unprivileged() ?? {}
  for (const name of ['archive', 'logs', 'sockets']) {
    mkdirSync(inFolder(name), { recursive: true })
    if (uid !== undefined) chownSync(inFolder(name), uid, gid)
  }
}

export function removeFolder() {
  rmSync(folder, { recursive: true, force: true })
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((one) => one.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}
