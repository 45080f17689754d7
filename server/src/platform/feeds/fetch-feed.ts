import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { FeedProblemCode } from '@roomtone/domain/calendar/feed-problem'
import { FeedProblem } from './feed-problem.ts'
import { isPublicAddress } from './public-address.ts'

const BY_CODE: Record<string, FeedProblemCode> = {
  ENOTFOUND: 'no_server',
  EAI_AGAIN: 'no_answer_now',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'dropped',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'no_answer',
}

/** What went wrong with a connection, without its innards. Anything unforeseen is a server that cannot be read. */
function problemOf(error: unknown, timedOut: boolean): FeedProblem {
  if (error instanceof FeedProblem) return error
  if (timedOut) return new FeedProblem('slow')
  const code = codeOf(error)
  if (/^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return new FeedProblem('certificate')
  return new FeedProblem(BY_CODE[code] ?? 'unreadable')
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}

const REDIRECTS_MAX = 3
const BYTES_MAX = 2 * 1024 * 1024
const TOTAL_MS = 10_000
const REDIRECTING = new Set([301, 302, 303, 307, 308])

type Address = { address: string; family: number }

export type FetchOptions = {
  /** Which addresses may be connected to; by default those on the public internet. */
  mayReach?: (address: string) => boolean
  resolve?: (name: string) => Promise<Address[]>
  totalMs?: number
}

/** The text behind an address that a stranger has given us: asked with suspicion, read with a limit. */
export async function fetchFeed(url: string, options: FetchOptions = {}): Promise<string> {
  const { mayReach = isPublicAddress, resolve = resolveName, totalMs = TOTAL_MS } = options
  const signal = AbortSignal.timeout(totalMs)
  try {
    let at = new URL(url)
    for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
      const answer = await ask(at, guardedLookup(resolve, mayReach), mayReach, signal)
      const next = redirectOf(answer, at)
      if (next === null) return await read(answer)
      answer.destroy()
      at = next
    }
    throw new FeedProblem('redirects')
  } catch (error) {
    throw problemOf(error, signal.aborted)
  }
}

/** One connection, to an address that has just been checked: the name is never looked up a second time. */
function ask(
  url: URL,
  lookupChecked: LookupFunction,
  mayReach: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FeedProblem('not_http')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // An address in the place of a name is connected to without any lookup.
  if (isIP(literal) !== 0 && !mayReach(literal)) throw notPublic()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    const request = send(
      url,
      {
        agent: false,
        lookup: lookupChecked,
        signal,
        headers: {
          accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'Roomtone calendar',
        },
      },
      settle,
    )
    request.on('error', fail)
    request.end()
  })
}

/** Every address of the name has to be allowed: one that is not tells that somebody is trying something. */
function guardedLookup(
  resolve: NonNullable<FetchOptions['resolve']>,
  mayReach: (address: string) => boolean,
): LookupFunction {
  return (name, options, answer) => {
    resolve(name).then(
      (addresses) => {
        const first = addresses[0]
        if (!first || !addresses.every(({ address }) => mayReach(address))) answer(notPublic(), '')
        else if (options.all) answer(null, addresses)
        else answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}

function redirectOf(answer: IncomingMessage, from: URL): URL | null {
  const { location } = answer.headers
  if (!REDIRECTING.has(answer.statusCode ?? 0) || location === undefined) return null
  if (!URL.canParse(location, from.href)) throw new FeedProblem('redirect_invalid')
  return new URL(location, from)
}

async function read(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode === 404 || statusCode === 410) throw new FeedProblem('not_there')
    if (statusCode !== 200) throw new FeedProblem(`answered_${statusCode}`)
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new FeedProblem('format_unknown')
    return new TextDecoder().decode(await readBytes(answer))
  } finally {
    answer.destroy()
  }
}

async function readBytes(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > BYTES_MAX) throw new FeedProblem('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function notPublic(): FeedProblem {
  return new FeedProblem('not_public')
}

function resolveName(name: string): Promise<Address[]> {
  return new Promise((settle, fail) => {
    lookup(name, { all: true }, (error, addresses) => (error ? fail(error) : settle(addresses)))
  })
}
