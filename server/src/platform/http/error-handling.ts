import { ERROR_STATUS, type Problem } from '@roomtone/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../db/is-away.ts'
import { FilesAway } from '../files/file-store.ts'
import { Refused } from '../refused.ts'
import type { Binding } from './binding.ts'
import { languageOfCall } from './choose-language.ts'
import { noteRefusal } from './log-request.ts'
import { problemOf } from './problem.ts'

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerWithProblem(error, request, reply))
}

export function answerWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request.id, languageOfCall(request.headers))
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed')
  else if (error instanceof FilesAway) request.log.error({ err: error }, 'files cannot be kept or read')
  else if (isAway(error)) request.log.error({ err: error }, 'the database does not answer')
  return sendProblem(reply, problem)
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  noteRefusal(reply, problem.code)
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  else if (problem.status === 503) reply.header('retry-after', '5')
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Unknown paths under /api: 405 with Allow where another method would do, 404 otherwise. */
export function answerUnknownApiPath(bindings: Binding[]) {
  const paths = [...new Set(bindings.map((binding) => binding.endpoint.path))].map((path) => ({
    pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
    methods: bindings
      .filter((binding) => binding.endpoint.path === path)
      .map((binding) => binding.endpoint.method),
  }))
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? ''
    const known = paths.find((candidate) => candidate.pattern.test(path))
    // The right method at a path that almost exists: a slash too many, an id too long.
    if (!known || known.methods.some((method) => method === request.method))
      return sendProblem(
        reply,
        problemOf(new Refused('not_found'), request.id, languageOfCall(request.headers)),
      )
    reply.header('allow', known.methods.join(', '))
    return sendProblem(reply, {
      ...problemOf(new Refused('method_not_allowed'), request.id, languageOfCall(request.headers)),
      status: ERROR_STATUS.method_not_allowed,
    })
  }
}
