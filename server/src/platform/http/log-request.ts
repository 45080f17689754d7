import type { Actor } from '@roomtone/domain/access/actor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { maskAddress } from './mask-address.ts'

const actors = new WeakMap<FastifyRequest, Actor>()
const refusals = new WeakMap<FastifyReply, string>()

/** So that the line of this request says who it was. */
export function noteActor(request: FastifyRequest, actor: Actor | null): void {
  if (actor) actors.set(request, actor)
}

/** So that the line of this request says why it was refused: wrong passwords, closed doors, used-up limits. */
export function noteRefusal(reply: FastifyReply, code: string): void {
  refusals.set(reply, code)
}

/** One line per request, with the route's pattern instead of the URL: addresses and queries hold people's data. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'page'
  const ms = Math.round(reply.elapsedTime * 10) / 10
  const line = { method: request.method, route, status: reply.statusCode, ms }
  request.log.info({ ...line, ...whoOf(request), ...refusalOf(request, reply) }, 'request')
}

function whoOf(request: FastifyRequest) {
  const actor = actors.get(request)
  if (!actor) return {}
  return { user: actor.userId, ...(actor.impersonatedBy && { admin: actor.impersonatedBy }) }
}

function refusalOf(request: FastifyRequest, reply: FastifyReply) {
  const code = refusals.get(reply)
  return code === undefined ? {} : { code, from: maskAddress(request.ip) }
}
