import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { endpointsTable, limitsTable } from '../testing/docs-tables.ts'

const docs = (file: string) => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url))

const BY = 'written by UPDATE_DOCS=1 npx vitest run --project source docs-tables'

/** The part of a document between two marks; the rest is written by hand. */
function partOf(file: string, name: string): { found: string; replace: (table: string) => void } {
  const text = readFileSync(docs(file), 'utf8')
  const [from, to] = [`<!-- ${name}: ${BY} -->\n`, `\n<!-- /${name} -->`]
  const [start, end] = [text.indexOf(from), text.indexOf(to)]
  if (start < 0 || end < 0) throw new Error(`docs/${file} has no place for the table of ${name}`)
  const head = text.slice(0, start + from.length)
  const found = text.slice(head.length, end).trim()
  return { found, replace: (table) => writeFileSync(docs(file), head + table + text.slice(end)) }
}

it.each([
  ['endpoints', endpointsTable],
  ['limits', limitsTable],
])('docs/endpoints.md lists the %s as they are', async (name, write) => {
  const table = await write()
  const { found, replace } = partOf('endpoints.md', name)
  if (process.env['UPDATE_DOCS']) replace(table)
  else expect(found).toBe(table)
})
