import { wordsOfIssue } from '@roomtone/contract/check-words'
import type { AnyEndpoint } from '@roomtone/contract/endpoint'
import { unstorablePath } from '@roomtone/domain/text/storable'
import { textsIn } from '@roomtone/texts/all/checks'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from '../refused.ts'
import type { Words } from '../words.ts'
import { wordsOf } from '../words-of-check.ts'

/** Params, query and body as the contract promises them, or a refusal that names each field at fault. */
export function parseInput(endpoint: AnyEndpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (endpoint.params) input['params'] = parse(endpoint.params, request.params, 'not_found')
  if (endpoint.query) input['query'] = parse(endpoint.query, request.query, 'validation_failed')
  if (endpoint.body) input['body'] = parse(endpoint.body, request.body ?? {}, 'validation_failed')
  // A request without any body arrives here as undefined; an empty file is then what was sent.
  if (endpoint.bytes) input['bytes'] = request.body ?? Buffer.alloc(0)
  return input
}

function parse(schema: z.ZodType, value: unknown, code: 'validation_failed' | 'not_found'): unknown {
  const result = schema.safeParse(value)
  if (!result.success)
    return refuse(
      code,
      result.error.issues.map((issue) => ({
        field: issue.path.join('.'),
        message: (language) => wordsOfIssue(textsIn(language).checks, issue),
      })),
    )
  // What the schema has accepted is only as deep as the schema; what arrived may be 100,000 arrays deep.
  const unstorable = unstorablePath(result.data)
  if (unstorable === null) return result.data
  return refuse(code, [{ field: unstorable, message: wordsOf('text_unstorable') }])
}

/** An id that cannot exist is not found; missing and forbidden answer alike. */
function refuse(code: 'validation_failed' | 'not_found', fields: { field: string; message: Words }[]): never {
  if (code === 'not_found') throw new Refused('not_found')
  const first = fields[0]
  throw new Refused(code, first ? { fields, detail: first.message } : { fields })
}
