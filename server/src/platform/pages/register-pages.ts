import { readAddress } from '@roomtone/domain/account/addresses'
import { announcementIn, isAnnounced, type Told } from '@roomtone/domain/settings/announcement'
import type { Language } from '@roomtone/texts/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, seenBy } from '../db/replica/position.ts'
import type { Deps } from '../deps.ts'
import { languageCookie, languageOfCall } from '../http/choose-language.ts'
import { sendProblem } from '../http/error-handling.ts'
import { problemOf } from '../http/problem.ts'
import { contentSecurityPolicy, securePageReply } from '../http/serving/security-headers.ts'
import { Refused } from '../refused.ts'
import { createPageCache } from './page-cache.ts'
import { languageOfPage, type Moved } from './page-language.ts'
import type { Rendered, Visitor } from './rendered.ts'
import { sendCompressed } from './send-compressed.ts'
import { serveFiles } from './serve-files.ts'

export type Render = (options: {
  url: string
  publicUrl: string
  manifest: unknown
  fetchApi: (path: string) => Promise<Response>
  /** The announcement above every page right now. */
  announcement: Told | null
  /** Whether there is a page that shows mails instead of sending them. */
  hasMailbox: boolean
  inline: Inline | null
}) => Promise<Rendered>

/** Files whose words are in the page itself; null in development. */
export type Inline = { boot: string; styles: Record<string, string> }

/** The pages in one language. `manifest`: which file draws which page, as the browser's build wrote it. */
export type Edition = { manifest: unknown; render: Render; inline?: Inline }

export type Pages = {
  clientFolder: string
  editionIn: (language: Language) => Promise<Edition>
  /** What the policy must know of the one script in pages. */
  bootHash?: string
  /** Only while developing: vite answers for modules and styles. */
  middleware?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export async function registerPages(app: FastifyInstance, pages: Pages, deps: Deps) {
  const { middleware } = pages
  if (middleware) app.addHook('onRequest', async (request, reply) => middleware(request, reply))
  const { publicUrl, dev, mapStyleUrl, payments, mode } = deps.config
  const hasMailbox = mode === 'demo'
  const security = {
    https: publicUrl.startsWith('https:'),
    dev,
    mapStyleUrl,
    stripe: payments.provider === 'stripe',
    bootHash: pages.bootHash ?? null,
  }
  await serveFiles(app, pages.clientFolder, {
    // A worker obeys the policy of its own file, so files have the policy of the pages that load them.
    ...(dev ? {} : { 'content-security-policy': contentSecurityPolicy(security) }),
  })
  const draw = async (url: string, language: Language, visitor: Visitor): Promise<Rendered> => {
    let retryAfter = 0
    const fetchApi = async (path: string) => {
      const answer = await inject(app, path, visitor)
      if (answer.status === 429) retryAfter = Math.max(1, Number(answer.headers.get('retry-after')))
      return answer
    }
    const { manifest, render, inline = null } = await pages.editionIn(language)
    const announcement = await announced(deps, language)
    const rendered = await render({ url, publicUrl, manifest, fetchApi, announcement, hasMailbox, inline })
    return retryAfter === 0 ? rendered : { ...rendered, status: 429, cacheable: false, retryAfter }
  }
  const cached = dev ? draw : createPageCache(draw, deps)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, reply)
    const spoken = languageOfPage(request.url, request.headers)
    if ('to' in spoken) return lead(reply, spoken, security.https)
    const { language, by } = spoken
    const seen = deps.replica ? seenBy(request.headers.cookie) : null
    const rendered = await cached(request.url, language, { address: request.ip, seen })
    if (by === 'reader') reply.header('vary', 'accept-language, cookie')
    // A person who has just written something gets a page of their own.
    else if (deps.replica) reply.header('vary', 'cookie')
    if (rendered.redirect) return reply.redirect(rendered.redirect, 302)
    if (rendered.isBareOnly)
      return lead(reply, { to: readAddress(request.url).bare, keep: language }, security.https)
    if (rendered.status === 404)
      request.log.warn({ path: request.url.split('?')[0], requestId: request.id }, 'unknown route')
    securePageReply(reply, security)
    if (rendered.retryAfter !== undefined) reply.header('retry-after', String(rendered.retryAfter))
    if (rendered.noIndex) reply.header('x-robots-tag', 'noindex')
    reply
      .code(rendered.status)
      .header(
        'cache-control',
        rendered.cacheable ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' : 'no-cache',
      )
      .header('content-language', language)
      .type('text/html; charset=utf-8')
    return sendCompressed(request, reply, rendered)
  }
}

function lead(reply: FastifyReply, { to, keep }: Moved, https: boolean): FastifyReply {
  if (keep === null) return reply.header('cache-control', 'public, max-age=3600').redirect(to, 301)
  return reply
    .header('set-cookie', languageCookie(keep, https))
    .header('cache-control', 'no-store')
    .redirect(to, 302)
}

async function announced({ settings, clock }: Deps, language: Language): Promise<Told | null> {
  const { announcement } = await settings.recent()
  return announcement && isAnnounced(announcement, clock.now())
    ? announcementIn(announcement, language)
    : null
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD')
  return sendProblem(
    reply,
    problemOf(new Refused('method_not_allowed'), request.id, languageOfCall(request.headers)),
  )
}

/**
 * The API without a network: pages are rendered from exactly what a browser would be told, and within the
 * limits of the visitor who asks for them. The address is the one that the page's own request was found to
 * come from.
 */
async function inject(app: FastifyInstance, path: string, { address, seen }: Visitor): Promise<Response> {
  const headers = { accept: 'application/json', ...(seen === null ? {} : { cookie: cookieOf(seen) }) }
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: address })
  const type = String(answer.headers['content-type'] ?? 'application/json')
  const retryAfter = answer.headers['retry-after']
  return new Response(answer.statusCode === 204 ? null : answer.payload, {
    status: answer.statusCode,
    headers: { 'content-type': type, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) },
  })
}
