import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestServer } from '../support/server.ts'

const DEMO = fileURLToPath(new URL('../../server/src/demo', import.meta.url))

/** Where people write, or are written about, in words of their own. */
const COLUMNS: Record<string, string> = {
  bookings: 'production_title, purpose, during, end_note',
  booking_papers: 'city, country, guest_name, host_name, region, title',
  calendar_feeds: 'name',
  messages: 'content',
  message_files: 'name',
  packet_files: 'name',
  holds: 'note',
  places: 'name',
  profiles: 'full_name, first_name, last_name, preferred_name, intro',
  properties: 'title, description, city, state, address, tagline, areas_in, areas_out, access_notes',
  photos: 'alt',
  regions: 'name, code',
  reviews: 'body, reply',
  waitlist: 'full_name',
}

/** Words of the demo's people: no catalog has them. */
export async function readOwnWords(server: TestServer): Promise<(text: string) => boolean> {
  const corpus = [...demoSources()]
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const rows = (await server.query(`select distinct ${columns} from ${table}`)) as Record<string, unknown>[]
    for (const row of rows) corpus.push(...Object.values(row).map((value) => String(value ?? '')))
  }
  const whole = `\n${corpus.join('\n').replace(/[ \t]+/g, ' ')}\n`
  const words = new Set(whole.match(/[\p{L}\p{M}'’-]+/gu))
  return (text) => {
    const plain = text.replace(/…$|\.\.\.$/, '').trim()
    if (whole.includes(plain)) return true
    // Initials, first names, a place and its state: nothing but words and no sentence.
    return plain
      .split(/[\s,·.()“”"&/–—:+-]+/)
      .every(
        (word) =>
          !/\p{L}/u.test(word) || /^\p{Lu}$/u.test(word) || (/^\p{Lu}/u.test(word) && words.has(word)),
      )
  }
}

function* demoSources() {
  for (const name of readdirSync(DEMO, { recursive: true, encoding: 'utf8' }))
    if (/\.(ts|json)$/.test(name)) yield readFileSync(`${DEMO}/${name}`, 'utf8').replaceAll("\\'", "'")
}
