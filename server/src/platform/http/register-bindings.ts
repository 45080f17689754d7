import { Readable } from 'node:stream'
import { type AnyEndpoint, FILE_FACTS, type Outgoing } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { refusalFor } from '@roomtone/domain/access/audience'
import { isFresh } from '@roomtone/domain/access/fresh-proof'
import { textsIn } from '@roomtone/texts/all/platform/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { seenBy } from '../db/replica/position.ts'
import type { Limit } from '../limits/rate-limits.ts'
import { Refused } from '../refused.ts'
import { describeEndpoint } from './api-docs/describe-endpoint.ts'
import { jsonSchema } from './api-docs/json-schema.ts'
import type { Binding } from './binding.ts'
import type { Caller } from './caller.ts'
import { languageOfCall } from './choose-language.ts'
import { cookiesOf } from './cookies.ts'
import { answerWithProblem } from './error-handling.ts'
import { noteActor } from './log-request.ts'
import { nullBeside } from './null-beside.ts'
import { parseInput } from './parse-input.ts'
import { placeOf } from './place-of.ts'
import { receiveFiles } from './uploads/receive-files.ts'
import { createUploadRoom } from './uploads/upload-room.ts'

/** Turns a request into the person behind it. Injected, so that the platform knows no feature. */
export type Authenticate = (authorization: string | undefined, needed: boolean) => Promise<Actor | null>

type Injected = {
  authenticate: Authenticate
  /** A cookie that goes out with this answer, if any. */
  cookieOf: (answer: unknown) => string | null
  /** Whether an admin who looks through somebody's eyes may ask for it. */
  isShown: (endpoint: AnyEndpoint) => boolean
  now: () => Date
  /** Counts one more of this endpoint, and refuses what is too many. */
  spend: (limit: Limit, who: string) => Promise<void>
}

export async function registerBindings(
  app: FastifyInstance,
  bindings: Binding[],
  injected: Injected,
): Promise<void> {
  const takesBytes = (binding: Binding) => binding.endpoint.bytes !== undefined
  const files = receiveFiles(createUploadRoom())
  const register = (scope: FastifyInstance, binding: Binding) =>
    registerBinding(scope, binding, { ...injected, files })
  for (const binding of bindings.filter((one) => !takesBytes(one))) register(app, binding)
  // Scopes of their own, so that a file is never taken for JSON nor JSON for a file.
  for (const type of [FILE, 'application/json'] as const)
    await app.register(async (uploads) => {
      acceptBytesOnly(uploads, type)
      for (const binding of bindings.filter(({ endpoint }) => typeOfBytes(endpoint) === type))
        register(uploads, binding)
    })
}

const FILE = 'application/octet-stream'

function typeOfBytes({ bytes }: AnyEndpoint): string | null {
  return bytes ? (bytes.type ?? FILE) : null
}

function acceptBytesOnly(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  scope.setErrorHandler((error, request, reply) => {
    const tooLarge = (error as { statusCode?: number }).statusCode === 413
    return answerWithProblem(tooLarge ? fileTooLarge(request) : error, request, reply)
  })
}

/** Each endpoint has a limit of its own, so the words name the one that was passed. */
function fileTooLarge(request: FastifyRequest): Refused {
  const megabytes = Math.floor(request.routeOptions.bodyLimit / 1024 ** 2)
  return new Refused('file_too_large', {
    detail: (language) => textsIn(language).refusals.fileTooLarge({ megabytes: String(megabytes) }),
  })
}

function registerBinding(
  app: FastifyInstance,
  { endpoint, handle }: Binding,
  {
    authenticate,
    cookieOf,
    isShown,
    now,
    spend,
    files,
  }: Injected & { files: ReturnType<typeof receiveFiles> },
): void {
  const run = handle as (input: unknown, caller: unknown) => Promise<unknown>
  const actors = new WeakMap<FastifyRequest, Actor | null>()
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { described: () => describeEndpoint(endpoint) },
    ...(endpoint.bytes ? { bodyLimit: endpoint.bytes.max } : {}),
    // Before the body is read: strangers cannot make the server hold their ten megabytes.
    onRequest: async (request, reply) => {
      const actor = await authenticate(request.headers.authorization, endpoint.audience !== 'anyone')
      noteActor(request, actor)
      const refusal = refusalFor(endpoint, actor)
      if (refusal) throw new Refused(refusal)
      if (actor?.impersonatedBy && !isShown(endpoint)) throw new Refused('read_only')
      if (endpoint.proof && !hasProof(actor, now())) throw new Refused('proof_required')
      if (endpoint.limit) await spend(limitOf(endpoint, endpoint.limit), countedAs(actor, request))
      actors.set(request, actor)
      if (endpoint.bytes && typeOfBytes(endpoint) === FILE)
        files.expect(request, reply, actor?.userId ?? request.ip, endpoint.bytes.max)
    },
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request)
      const actor = actors.get(request) ?? null
      const answer = await files.use(request, () => run(input, callerOf(request, reply, actor)))
      reply.header('cache-control', 'no-store')
      // The language of the person who is looked at is not the admin's own.
      const cookie = actor?.impersonatedBy ? null : cookieOf(answer)
      if (cookie) reply.header('set-cookie', cookie)
      const shape = shapeOf(endpoint)
      if (shape === null) return reply.code(204).send()
      // Compiled by the first answer of its kind: compiling all of them would hold up every start.
      const write = reply.compileSerializationSchema(shape)
      const json = write(answer as Record<string, unknown>)
      if (endpoint.file) return sendFile(reply, endpoint.file.type, json, answer as { file: Outgoing })
      return reply.type('application/json; charset=utf-8').send(json)
    },
  })
}

/** Sent as fast as it is taken: the next piece is made when there is room for it. */
function sendFile(
  reply: FastifyReply,
  type: string,
  facts: string,
  { file }: { file: Outgoing },
): FastifyReply {
  return reply
    .header(FILE_FACTS, encodeURIComponent(facts))
    .header('content-length', file.size)
    .type(type)
    .send(Readable.from(file.bytes, { objectMode: false }))
}

/** An impersonating admin has proved who they are, but not that they are this person. */
function hasProof(actor: Actor | null, now: Date): boolean {
  return actor !== null && !actor.impersonatedBy && isFresh(actor.provedAt, now)
}

function limitOf({ method, path }: AnyEndpoint, limit: { max: number; seconds: number }): Limit {
  return { name: `${method} ${path}`, ...limit }
}

/** An impersonating admin uses up their own limit. */
function countedAs(actor: Actor | null, request: FastifyRequest): string {
  return actor?.impersonatedBy ?? actor?.userId ?? request.ip
}

function callerOf(request: FastifyRequest, reply: FastifyReply, actor: Actor | null): Caller {
  return {
    actor,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    place: placeOf(request),
    cookies: cookiesOf(request.headers.cookie, (line) => reply.header('set-cookie', line)),
    language: languageOfCall(request.headers),
    requestId: request.id,
    seen: seenBy(request.headers.cookie),
    signature: String(request.headers['stripe-signature'] ?? '').slice(0, 2000),
  }
}

const shapes = new WeakMap<AnyEndpoint, Record<string, unknown> | null>()

/** The shape of its answers, for writing them; null where there is nothing to write. */
function shapeOf(endpoint: AnyEndpoint): Record<string, unknown> | null {
  const known = shapes.get(endpoint)
  if (known !== undefined) return known
  const { reply } = endpoint
  const shape = reply ? (nullBeside(jsonSchema(reply, 'output')) as Record<string, unknown>) : null
  shapes.set(endpoint, shape)
  return shape
}
