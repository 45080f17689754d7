import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const SERVER = fileURLToPath(new URL('..', import.meta.url))
let made: Promise<string> | undefined

/** In the place of the compiled one: made from the sources as they are, once for each process that runs tests. */
export function calendarThreadFile(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  // Inside the package: what it leaves out is found from there.
  mkdirSync(join(SERVER, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(SERVER, '.cache', 'calendar-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    input: join(SERVER, 'src/platform/feeds/calendar-thread.ts'),
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node'] },
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@roomtone/'),
    output: { dir: folder, format: 'esm', entryFileNames: 'calendar-thread.mjs' },
    logLevel: 'silent',
  })
  return join(folder, 'calendar-thread.mjs')
}
