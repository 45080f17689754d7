import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPostmasterNote, stopPostmaster } from './postmaster.ts'
import { isRunning } from './process-identity.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

let folder: string
let dataDir: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roomtone-postgres-'))
  dataDir = join(folder, 'data')
  const server = await start()
  await ask(server, 'create table marker (word text); insert into marker values ($$kept$$)')
  await server.stop()
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function start(where = dataDir): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir: where, durable: false, progress: () => {} })
}

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function postmaster(where = dataDir) {
  const note = readPostmasterNote(join(where, 'postgres', 'cluster'))
  if (!note) throw new Error('PostgreSQL is not running.')
  return note
}

/** As if Roomtone had been killed: its lock names a process that is gone, and PostgreSQL was told nothing. */
function forgetOwner(where = dataDir): void {
  writeFileSync(join(where, 'roomtone.lock'), JSON.stringify({ pid: 2 ** 22 + 1 }))
}

test('sorts and compares text the same way everywhere', async () => {
  const server = await start()
  const rows = await ask(
    server,
    `select pg_encoding_to_char(encoding) as encoding, lower('É') as lower, 'a' < 'B' as folded
     from pg_database where datname = current_database()`,
  )
  await server.stop()
  expect(rows).toEqual([{ encoding: 'UTF8', lower: 'é', folded: false }])
})

test('stopping ends the process and gives the folder free', async () => {
  const server = await start()
  const { pid } = postmaster()
  await Promise.all([server.stop(), server.stop()])
  expect(isRunning(pid)).toBe(false)
  expect(existsSync(join(dataDir, 'roomtone.lock'))).toBe(false)
})

test('a server that outlived its owner is taken over', async () => {
  await start()
  const { pid } = postmaster()
  forgetOwner()
  const server = await start()
  expect(postmaster().pid).toBe(pid)
  expect(await ask(server, 'select word from marker')).toEqual([{ word: 'kept' }])
  await server.stop()
  expect(isRunning(pid)).toBe(false)
})

test('a killed server restarts with its data, even if its number was given to another process', async () => {
  await start()
  const { pid } = postmaster()
  process.kill(pid, 'SIGKILL')
  forgetOwner()
  const bystander = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  const note = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(bystander.pid)))
  const server = await start()
  expect(await ask(server, 'select word from marker')).toEqual([{ word: 'kept' }])
  await server.stop()
  expect(bystander.kill()).toBe(true)
})

test('the copy of a folder does not take over the server of the original', async () => {
  await start()
  const original = postmaster()
  const copy = join(folder, 'copy')
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !/roomtone\.lock$|\.s\.PGSQL\./.test(path) })
  const server = await start(copy)
  expect(postmaster(copy).pid).not.toBe(original.pid)
  expect(postmaster(copy).port).not.toBe(original.port)
  await server.stop()
  await stopPostmaster(original.pid)
  forgetOwner()
})

test('what an interrupted set-up left behind is cleared away', async () => {
  const draft = join(dataDir, 'postgres', 'cluster.new-interrupted')
  mkdirSync(join(draft, 'base'), { recursive: true })
  const server = await start()
  await server.stop()
  expect(existsSync(draft)).toBe(false)
})

test('a folder that cannot be written to is named', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(
    `Roomtone cannot write to the data folder ${file} (there is a file in its place); make it writable or choose another with DATA_DIR.`,
  )
})

test('a start that is called off leaves nothing running', async () => {
  const callOff = new AbortController()
  const starting = startEmbeddedPostgres({
    dataDir,
    durable: false,
    progress: () => callOff.abort(),
    signal: callOff.signal,
  })
  await expect(starting).rejects.toThrow('aborted')
  expect(readPostmasterNote(join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
  expect(existsSync(join(dataDir, 'roomtone.lock'))).toBe(false)
})
