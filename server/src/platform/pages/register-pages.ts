import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { Language } from '@roomtone/domain/account/languages'
import { type Announcement, isAnnounced } from '@roomtone/domain/settings/announcement'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { askedInAddress, chooseLanguage, languageCookie } from '../http/choose-language.ts'
import { sendProblem } from '../http/error-handling.ts'
import { problemOf } from '../http/problem.ts'
import { Refused } from '../http/refused.ts'
import { securePageReply } from '../http/security-headers.ts'
import { createPageCache } from './page-cache.ts'
import { sendCompressed } from './send-compressed.ts'

/** What the web bundle promises the server: one page for one URL, data fetched through the given API. */
export type Rendered = {
  status: number
  html: string
  cacheable: boolean
  /** No search engine may list it. */
  noIndex?: boolean
  redirect?: string
}
export type Render = (options: {
  url: string
  publicUrl: string
  manifest: unknown
  fetchApi: (path: string) => Promise<Response>
  /** What stands above every page right now. */
  announcement: Announcement | null
}) => Promise<Rendered>

/** The pages in one language. `manifest`: which file draws which page, as the browser's build wrote it. */
export type Edition = { manifest: unknown; render: Render }

export type Pages = {
  clientFolder: string
  editionIn: (language: Language) => Promise<Edition>
  /** Only while developing: vite answers for modules and styles. */
  middleware?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const YEAR = 31_536_000

export async function registerPages(app: FastifyInstance, pages: Pages, deps: Deps) {
  const { middleware } = pages
  if (middleware) app.addHook('onRequest', async (request, reply) => middleware(request, reply))
  await app.register(staticFiles, {
    root: pages.clientFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // Ours below; the plugin's own would overwrite it.
    cacheControl: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=86400',
      )
    },
  })
  const fetchApi = (path: string) => inject(app, path)
  const { publicUrl, dev, mapStyleUrl, payments } = deps.config
  const security = {
    https: publicUrl.startsWith('https:'),
    dev,
    mapStyleUrl,
    stripe: payments.provider === 'stripe',
  }
  const draw = async (url: string, language: Language) => {
    const { manifest, render } = await pages.editionIn(language)
    return render({ url, publicUrl, manifest, fetchApi, announcement: await announced(deps) })
  }
  const cached = dev ? draw : createPageCache(draw, deps)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, reply)
    const asked = askedInAddress(request.url)
    if (asked)
      return reply
        .header('set-cookie', languageCookie(asked.language, security.https))
        .header('cache-control', 'no-store')
        .redirect(asked.back, 302)
    const language = chooseLanguage(request.headers)
    const rendered = await cached(request.url, language)
    reply.header('vary', 'accept-language, cookie')
    if (rendered.redirect) return reply.redirect(rendered.redirect, 302)
    if (rendered.status === 404)
      request.log.warn({ path: request.url.split('?')[0], requestId: request.id }, 'unknown route')
    securePageReply(reply, security)
    if (rendered.noIndex) reply.header('x-robots-tag', 'noindex')
    reply
      .code(rendered.status)
      .header(
        'cache-control',
        rendered.cacheable ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' : 'no-cache',
      )
      .header('content-language', language)
      .type('text/html; charset=utf-8')
    return sendCompressed(request, reply, rendered.html)
  }
}

async function announced({ settings, clock }: Deps): Promise<Announcement | null> {
  const { announcement } = await settings.recent()
  return announcement && isAnnounced(announcement, clock.now()) ? announcement : null
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD')
  return sendProblem(reply, problemOf(new Refused('method_not_allowed'), request.id))
}

/** The API without a network: pages are rendered from exactly what a browser would be told. */
async function inject(app: FastifyInstance, path: string): Promise<Response> {
  const answer = await app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } })
  const type = String(answer.headers['content-type'] ?? 'application/json')
  return new Response(answer.statusCode === 204 ? null : answer.payload, {
    status: answer.statusCode,
    headers: { 'content-type': type },
  })
}

export const WEB_FOLDER = fileURLToPath(new URL('../../../../web/', import.meta.url))
