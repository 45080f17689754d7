import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { printSql } from '../testing/print-sql.ts'
import { EXAMPLES } from '../testing/query-examples/all.ts'
import { recordQueries } from '../testing/record-queries.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const FEATURES = folder('./features/')
const QUERIES = folder('../queries/')
const UPDATE = process.env.UPDATE_QUERIES === '1'

const stores = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.store.ts'))
  .sort()
  .map((file) => ({ file, noun: basename(file, '.store.ts') }))

async function functionsOf(file: string): Promise<string[]> {
  const module = (await import(join(FEATURES, file))) as Record<string, unknown>
  return Object.keys(module).filter((name) => typeof module[name] === 'function')
}

async function print(file: string, noun: string): Promise<string> {
  const blocks: string[] = []
  for (const [name, example] of Object.entries(EXAMPLES[noun] ?? {})) {
    for (const run of [example].flat()) {
      const statements = await recordQueries(run)
      blocks.push([`-- ${name}`, ...statements.map(printSql)].join('\n'))
    }
  }
  const command = 'UPDATE_QUERIES=1 npx vitest run --project server printed-queries'
  return `-- What server/src/features/${file} sends. Printed by: ${command}\n\n${blocks.join('\n\n')}\n`
}

describe('printed queries', () => {
  it('has one name for each store', () => {
    const nouns = stores.map(({ noun }) => noun)
    expect(nouns.length).toBeGreaterThan(5)
    expect(new Set(nouns).size).toBe(nouns.length)
  })

  it.each(stores)('$noun: every function has an example', async ({ file, noun }) => {
    expect(Object.keys(EXAMPLES[noun] ?? {}).sort()).toEqual((await functionsOf(file)).sort())
  })

  it.each(stores)(
    '$noun: server/queries shows what is sent (else run with UPDATE_QUERIES=1)',
    async ({ file, noun }) => {
      const printed = await print(file, noun)
      const target = join(QUERIES, `${noun}.sql`)
      if (UPDATE) writeFileSync(target, printed)
      expect(readFileSync(target, 'utf8')).toBe(printed)
    },
  )

  it('leaves no page of a store that is gone', () => {
    const wanted = stores.map(({ noun }) => `${noun}.sql`).sort()
    const left = readdirSync(QUERIES).filter((name) => !wanted.includes(name))
    if (UPDATE) for (const name of left) rmSync(join(QUERIES, name))
    expect(readdirSync(QUERIES).sort()).toEqual(wanted)
  })
})
