import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { pathToFileURL } from 'node:url'

const BUNDLE = new URL('./bundle/', import.meta.url)
const COMPILED = ['./.tsbuildinfo', '../../contract/dist/.tsbuildinfo', '../../domain/dist/.tsbuildinfo']

/** The server, out of the bundle where there is one of these very files, else file by file; decisions/031 says why. */
export async function run(): Promise<void> {
  // From Node 22 on, what was compiled once is kept.
  if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)()
  const { run: runServer } = await loadStart()
  await runServer()
}

function loadStart(): Promise<typeof import('./start.ts')> {
  if (!isCurrent()) return import('./start.ts')
  // So that a stack names the sources.
  process.setSourceMapsEnabled(true)
  return import(new URL('start.js', BUNDLE).href)
}

function isCurrent(): boolean {
  try {
    return readFileSync(new URL('made-from', BUNDLE), 'utf8') === compiledFrom()
  } catch {
    return false
  }
}

/** What the compiler noted about everything it read: compiling again makes the bundle outdated. */
export function compiledFrom(): string {
  const hash = createHash('sha256')
  for (const note of COMPILED) hash.update(readFileSync(new URL(note, import.meta.url)))
  return hash.digest('hex')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error)
    process.exit(1)
  })
}
