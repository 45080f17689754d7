import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestServer } from '../support/server.ts'

const DEMO = fileURLToPath(new URL('../../server/src/demo', import.meta.url))

/** Places where people write, or are written about, in their own words. */
const COLUMNS: Record<string, string> = {
  bookings: 'production_title, purpose, during, end_note',
  booking_papers: 'city, country, guest_name, host_name, region, title',
  calendar_feeds: 'name',
  messages: 'content',
  message_files: 'name',
  packet_files: 'name',
  holds: 'note',
  host_applications:
    'title, description, property_address, property_city, property_state, residential_address, residential_city',
  places: 'name',
  profiles: 'full_name, first_name, last_name, preferred_name, intro',
  properties: 'title, description, city, state, address, tagline, areas_in, areas_out, access_notes',
  photos: 'alt',
  regions: 'name, code',
  reviews: 'body, reply',
  waitlist: 'full_name',
}

/** A text this long is never in a catalog by coincidence. */
const LONG = 16

/** Words of the demo's people: no catalog has them. */
export async function readOwnWords(server: TestServer): Promise<(text: string) => boolean> {
  const written: string[] = []
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const rows = (await server.query(`select distinct ${columns} from ${table}`)) as Record<string, unknown>[]
    written.push(...rows.flatMap((row) => Object.values(row)).map((value) => String(value ?? '')))
  }
  const whole = plain([...written, ...demoSources()].join('\n'))
  const values = new Set([...written, ...quoted(demoSources())].map(plain))
  const names = new Set(written.flatMap((value) => (value.length < 60 ? (value.match(NAME) ?? []) : [])))
  const isName = (word: string) => !/\p{L}/u.test(word) || /^\p{Lu}$/u.test(word) || names.has(word)
  return (text) => {
    const own = plain(text.replace(/^[\s,·:.–]+|[\s,·:…–]+$/gu, ''))
    if (own.length >= LONG && whole.includes(own)) return true
    const parts = own.split(', ')
    const isOwn = (part: string) => values.has(part) || part.split(/\s/).every(isName)
    if (parts.every((part) => isOwn(part) || values.has(part.replace(/\s\d+$/, '')))) return true
    return own.split(/[^\p{L}\p{M}\p{N}'’-]+/u).every(isName)
  }
}

const NAME = /\p{Lu}[\p{L}\p{M}'’-]*/gu
const plain = (text: string) => text.replace(/[ \t]+/g, ' ').trim()

/** Titles of productions are encrypted in the database, so they are read from the demo's sources. */
function quoted(sources: string[]): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:title|name|purpose|note|line)\w*: '([^'\n]+)'/g)].map(([, text]) => text ?? ''),
  )
}

function demoSources(): string[] {
  return readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name))
    .map((name) => readFileSync(`${DEMO}/${name}`, 'utf8').replaceAll("\\'", "'"))
}
