import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readPublic } from '../../platform/db/replica/read-public.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { writeIndex, writePages, writeSpaces } from './write-sitemap.ts'

/**
 * Crawlers come often; what they get may be this old. A page that must not be found says so itself,
 * immediately.
 */
const SECONDS = 600
/** A few tens of megabytes, compressed. */
const MOST_FILES = 50

const ROBOTS = ['/admin/', '/api/', '/auth', '/dev/', '/settings/']
const SPACES = /^spaces-([1-9]\d{0,6})\.xml$/
/** The same file for all, minutes old: no one's own writes matter to it. */
const STRANGER = { seen: null }
const hidden = { schema: { hide: true } }

/** Tells search engines where not to go, and what there is to find. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const cached = createCache(deps)
  app.get('/robots.txt', hidden, (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(deps.config.publicUrl)),
  )
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    send(request, reply, await cached('index', () => readPublic(deps, STRANGER, writeIndex))),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async (request, reply) => {
    const { file } = request.params
    const number = Number(SPACES.exec(file)?.[1] ?? 0)
    const write = () =>
      file === 'pages.xml'
        ? writePages(deps)
        : readPublic(deps, STRANGER, (from) => writeSpaces(from, number))
    return send(request, reply, await cached(file === 'pages.xml' ? file : `${number}`, write))
  })
}

function robots(publicUrl: string): string {
  const rules = ROBOTS.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function send(request: FastifyRequest, reply: FastifyReply, xml: Buffer | null): FastifyReply {
  if (xml === null) throw new Refused('not_found')
  reply
    .header('cache-control', `public, max-age=${SECONDS}`)
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8')
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return takesGzip ? reply.header('content-encoding', 'gzip').send(xml) : reply.send(gunzipSync(xml))
}

type Write = () => Promise<Buffer | null>

/** One drawing for all who ask while it is being made and in the minutes after. */
function createCache({ clock }: Deps) {
  const files = new Map<string, { until: number; xml: Promise<Buffer | null> }>()
  return (name: string, write: Write): Promise<Buffer | null> => {
    const now = clock.now().getTime()
    const known = files.get(name)
    if (known && known.until > now) return known.xml
    const xml = write()
    files.delete(name)
    files.set(name, { until: now + SECONDS * 1000, xml })
    if (files.size > MOST_FILES) files.delete(files.keys().next().value ?? name)
    // Neither a failure nor a file that is not there is worth keeping.
    const forget = () => {
      if (files.get(name)?.xml === xml) files.delete(name)
    }
    xml.then((found) => found ?? forget(), forget)
    return xml
  }
}
