import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const file = new URL('../../scripts/lib/take-turns.mjs', import.meta.url).href
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomtone-turns-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const turn = () => join(folder, 'preparing')
const diary = () => join(folder, 'diary')
const done = () => join(folder, 'done')

/**
 * Prepares the folder in its own process, unless that is done already, and answers with its output and exit.
 */
async function prepare(work: string): Promise<{ said: string; code: number | null }> {
  const program = `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { takeTurns } from ${JSON.stringify(file)}
    const write = (line) => appendFileSync(${JSON.stringify(diary())}, line + '\\n')
    const finish = () => writeFileSync(${JSON.stringify(done())}, '')
    await takeTurns(() => existsSync(${JSON.stringify(done())}), async () => { ${work} }, ${JSON.stringify(turn())})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let said = ''
  child.stdout.on('data', (words) => {
    said += words
  })
  const [code] = await once(child, 'close')
  return { said, code }
}

const lines = () => readFileSync(diary(), 'utf8').trim().split('\n')

test('work in the same folder is done by one after the other', async () => {
  const work = `write('in'); await pause(300); write('out')`
  const ended = await Promise.all([prepare(work), prepare(work), prepare(work)])
  expect(lines()).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(existsSync(turn())).toBe(false)
})

test('what somebody else has done meanwhile is not done again', async () => {
  const work = `write('in'); await pause(300); finish()`
  await Promise.all([prepare(work), prepare(work)])
  expect(lines()).toEqual(['in'])
})

test('a turn does not outlive the process that took it', async () => {
  const { code } = await prepare(`write('first'); process.kill(process.pid, 'SIGKILL'); await pause(5000)`)
  expect(code).toBeNull()
  expect(existsSync(turn())).toBe(true)
  const { said } = await prepare(`write('second')`)
  expect(lines()).toEqual(['first', 'second'])
  expect(said).toContain('Waiting for another npm command')
})

test('nor one whose id another process has now', async () => {
  writeFileSync(turn(), String(process.pid))
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(turn(), longAgo, longAgo)
  expect((await prepare(`write('in')`)).code).toBe(0)
  expect(lines()).toEqual(['in'])
})

test('nor work that failed, or that ended by itself', async () => {
  expect((await prepare(`throw new Error('no room')`)).code).toBe(1)
  expect((await prepare('process.exit(3)')).code).toBe(3)
  expect(existsSync(turn())).toBe(false)
})

test('no turn is taken where there is nothing to do', async () => {
  writeFileSync(done(), '')
  writeFileSync(turn(), String(process.pid))
  expect(await prepare(`write('in')`)).toEqual({ said: '', code: 0 })
})
