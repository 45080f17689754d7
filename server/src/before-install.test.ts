import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The modules loaded with a file, and those that a command (`import(…).then`) loads right away. */
function loadedBy(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const atOnce = /^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|^import\('([^']+)'\)\.then/gm
  return [...text.matchAll(atOnce)].flatMap(([, from, bare, command]) => from ?? bare ?? command ?? [])
}

function packagesBefore(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return loadedBy(path).flatMap((name) => {
    if (name.startsWith('node:')) return []
    if (name.startsWith('.')) return packagesBefore(join(dirname(path), name), seen)
    return [`${path} loads ${name}`]
  })
}

// `npm test` and `npm start` install the packages themselves: our machines always have them, a new one never
// does.
it.each(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/dev.mjs', 'scripts/build.mjs'])(
  '%s begins without a package installed',
  (command) => {
    const seen = new Set<string>()
    expect(packagesBefore(command, seen)).toEqual([])
    expect(seen.size).toBeGreaterThan(5)
  },
)
