import { ERROR_STATUS, type ErrorCode, type Problem } from '@roomtone/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Promised } from '../all-endpoints.ts'
import type { ActorName } from '../authorization/world.ts'
import type { Ask } from './asking.ts'
import type { Operation } from './schema.ts'
import type { Secrets } from './secrets.ts'

// A random token may contain pg_; a word of PostgreSQL's begins with it.
const INNARDS =
  /node_modules|\.[mc]?[tj]s:\d+:\d+|\bat \w+ \(|syntax error at|violates \w+ |relation "|column "|(?<![\w-])pg_/

/** What may be answered to any request, whatever the endpoint says of itself. */
const COMMON: ErrorCode[] = [
  'malformed_request',
  'validation_failed',
  'unsupported_media_type',
  'body_too_large',
  'file_too_large',
  'method_not_allowed',
  'not_found',
]
const OF_MEMBERS: ErrorCode[] = [
  'unauthenticated',
  'session_not_found',
  'forbidden',
  'verification_required',
  'read_only',
]

export type Target = { promised: Promised; operation: Operation; secrets: Secrets }

/** What is wrong with an answer, or null. */
export function faultIn(
  { promised, operation, secrets }: Target,
  ask: Ask,
  answer: LightMyRequestResponse,
): string | null {
  return (
    wrongStatus(promised, answer) ??
    (answer.statusCode < 400 ? unpromised(operation, answer) : wrongProblem(answer)) ??
    leak(secrets, promised.route, ask, answer)
  )
}

function wrongStatus({ endpoint }: Promised, answer: LightMyRequestResponse): string | null {
  if (answer.statusCode < 400) return null
  const { code } = (read(answer) ?? {}) as { code?: ErrorCode }
  if (code === undefined) return `${answer.statusCode} without a code`
  const allowed = [...endpoint.errors, ...COMMON, ...(endpoint.audience === 'anyone' ? [] : OF_MEMBERS)]
  return allowed.includes(code) ? null : `${answer.statusCode} ${code}, which it does not promise`
}

const shapes = new WeakMap<object, z.ZodType>()

function unpromised({ responses }: Operation, answer: LightMyRequestResponse): string | null {
  if (answer.statusCode === 204)
    return responses.has(204) && answer.payload === '' ? null : 'an unpromised 204'
  const schema = responses.get(answer.statusCode)
  if (!schema) return `${answer.statusCode}, which it does not promise`
  const type = String(answer.headers['content-type'])
  if (schema.format === 'binary') return type.startsWith('application/zip') ? null : 'no file'
  if (!type.startsWith('application/json')) return 'no JSON'
  const shape = shapes.get(schema) ?? z.fromJSONSchema(schema as never)
  shapes.set(schema, shape)
  const { error } = shape.safeParse(read(answer))
  return error
    ? `not of the promised shape: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`
    : null
}

function wrongProblem(answer: LightMyRequestResponse): string | null {
  if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
    return 'a refusal that is no problem'
  const problem = read(answer) as Problem
  if (ERROR_STATUS[problem.code] !== answer.statusCode || problem.status !== answer.statusCode)
    return `${problem.code} with the status ${answer.statusCode}`
  if (!problem.title || !problem.detail || !problem.requestId) return 'a problem without words'
  return null
}

function read(answer: LightMyRequestResponse): unknown {
  try {
    return answer.json()
  } catch {
    return null
  }
}

/** A person may get back what they wrote themself. */
function leak(secrets: Secrets, route: string, ask: Ask, answer: LightMyRequestResponse): string | null {
  const whole = answer.payload + JSON.stringify(answer.headers)
  const own = JSON.stringify(ask)
  const told = Object.entries(secrets.forEverybody).find(
    ([, secret]) => whole.includes(secret) && !own.includes(secret),
  )
  if (told && route !== 'GET /api/dev/mails') return `tells ${told[0]}`
  const outsiders: ActorName[] = ['anonymous', 'newcomer', 'stranger', 'other host']
  if (outsiders.includes(ask.actor) && route !== 'GET /api/dev/mails') {
    const hers = Object.entries(secrets.forOutsiders).find(
      ([, secret]) => whole.includes(secret) && !own.includes(secret),
    )
    if (hers) return `tells ${hers[0]}`
  }
  // Among the bytes of an archive, any three letters turn up.
  const isText = !String(answer.headers['content-type']).startsWith('application/zip')
  return isText && INNARDS.test(answer.payload) && !INNARDS.test(own) ? 'shows our insides' : null
}
