import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import type { ThreadName } from '../src/platform/threads/thread-file.ts'

const SERVER = fileURLToPath(new URL('..', import.meta.url))
const made = new Map<ThreadName, Promise<string>>()

/** In the place of the compiled one: made from the sources as they are, once for each process that runs tests. */
export function threadFile(name: ThreadName): Promise<string> {
  const file = made.get(name) ?? make(name)
  made.set(name, file)
  return file
}

async function make(name: ThreadName): Promise<string> {
  // Inside the package: what it leaves out is found from there.
  mkdirSync(join(SERVER, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(SERVER, '.cache', 'thread-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    input: join(SERVER, 'src/platform', `${name}.ts`),
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node'] },
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@roomtone/'),
    output: { dir: folder, format: 'esm', entryFileNames: 'thread.mjs' },
    logLevel: 'silent',
  })
  return join(folder, 'thread.mjs')
}
