import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import { addressIn, BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { LANGUAGES, type Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { findFindable, findLastNumber, type SitemapRow } from './sitemap.store.ts'

/** With a host beside each listing at the most, in every language: 50,000 addresses, which is all that a file may hold. */
const NUMBERS_PER_FILE = Math.floor(25_000 / LANGUAGES.length)
const ROWS_AT_ONCE = 1000

/** Open to everyone and the same for everyone; the others are somebody's. */
const PAGES = ['/', '/search', '/properties', '/help', '/refer-host', '/verify']
/** In English alone. */
const DOCUMENTS = ['/terms', '/privacy']

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const WITH_LANGUAGES = `${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

function filesFor(lastNumber: number): number {
  return Math.ceil(lastNumber / NUMBERS_PER_FILE)
}

export async function writeIndex({ db, config }: Deps): Promise<Buffer> {
  const count = filesFor(await findLastNumber(db))
  const names = ['pages', ...Array.from({ length: count }, (_, n) => `spaces-${n + 1}`)]
  const lines = names.map(
    (name) => `<sitemap><loc>${config.publicUrl}/sitemaps/${name}.xml</loc></sitemap>\n`,
  )
  return compressed(async (out) => {
    out.write(`${HEAD}<sitemapindex ${XMLNS}>\n${lines.join('')}</sitemapindex>\n`)
  })
}

export async function writePages({ config }: Deps): Promise<Buffer> {
  const { publicUrl } = config
  const lines = [
    ...PAGES.map((path) => inEveryLanguage(publicUrl, path)),
    ...DOCUMENTS.map((path) => `<url><loc>${publicUrl}${path}</loc></url>\n`),
  ]
  return compressed(async (out) => {
    out.write(`${HEAD}<urlset ${WITH_LANGUAGES}>\n${lines.join('')}</urlset>\n`)
  })
}

/** Null: there is no such file. A thousand rows at a time, compressed as they come. */
export async function writeSpaces({ db, config }: Deps, file: number): Promise<Buffer | null> {
  if (file < 1 || file > filesFor(await findLastNumber(db))) return null
  const upTo = file * NUMBERS_PER_FILE
  return compressed(async (out) => {
    out.write(`${HEAD}<urlset ${WITH_LANGUAGES}>\n`)
    let after = upTo - NUMBERS_PER_FILE
    for (;;) {
      const rows = await findFindable(db, { after, upTo, limit: ROWS_AT_ONCE })
      if (!out.write(rows.map((row) => lineOf(row, config.publicUrl)).join(''))) await once(out, 'drain')
      if (rows.length < ROWS_AT_ONCE) break
      after = rows.at(-1)?.number ?? upTo
    }
    out.write('</urlset>\n')
  })
}

function lineOf({ id, hostId, isFirst, updatedAt }: SitemapRow, publicUrl: string): string {
  const listing = inEveryLanguage(publicUrl, `/property/${id}`, updatedAt)
  return isFirst ? `${listing}${inEveryLanguage(publicUrl, `/users/${hostId}`)}` : listing
}

/** Each language has an entry of its own, and each entry names them all. */
function inEveryLanguage(publicUrl: string, path: string, changed?: Date): string {
  const url = (language: Language) => `${publicUrl}${addressIn(language, path)}`
  const other = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`
  const facts = [
    ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
    ...LANGUAGES.map((language) => other(language, url(language))),
    other('x-default', url(BARE_LANGUAGE)),
  ].join('')
  return LANGUAGES.map((language) => `<url><loc>${url(language)}</loc>${facts}</url>\n`).join('')
}

async function compressed(write: (out: Gzip) => Promise<void>): Promise<Buffer> {
  const out = createGzip()
  const parts: Buffer[] = []
  out.on('data', (part: Buffer) => void parts.push(part))
  const ended = once(out, 'end')
  await write(out)
  out.end()
  await ended
  return Buffer.concat(parts)
}
