import { type AnyEndpoint, FILE_FACTS } from '@roomtone/contract/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@roomtone/contract/errors'
import type { Description } from './api-docs.ts'
import { flattenUnion } from './flatten-union.ts'
import { jsonSchema } from './json-schema.ts'

const descriptions = new WeakMap<AnyEndpoint, Description>()

/** The same schemas as JSON Schema: they compile the serialiser and write the OpenAPI document. */
export function describeEndpoint(endpoint: AnyEndpoint): Description {
  const known = descriptions.get(endpoint)
  if (known) return known
  const errors = new Set([...endpoint.errors, ...commonErrors(endpoint)].map((code) => ERROR_STATUS[code]))
  const description: Description = {
    summary: endpoint.summary,
    description: `Audience: ${endpoint.audience}.${endpoint.proof ? ' Needs a fresh proof.' : ''} Errors: ${endpoint.errors.join(', ') || 'only the common ones'}.${limitWords(endpoint)}`,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.audience === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: flattenUnion(jsonSchema(endpoint.query, 'input')) } : {}),
    ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.bytes
      ? {
          consumes: [endpoint.bytes.type ?? 'application/octet-stream'],
          body: { type: 'string', format: 'binary' },
        }
      : {}),
    response: {
      ...describeReply(endpoint),
      ...Object.fromEntries([...errors].sort().map((status) => [status, PROBLEM])),
    },
  }
  descriptions.set(endpoint, description)
  return description
}

function describeReply({ reply, file }: AnyEndpoint): Description['response'] {
  if (reply === null) return { 204: { type: 'null', description: 'Done' } }
  const facts = jsonSchema(reply, 'output')
  if (!file) return { 200: facts }
  const header = { type: 'string', description: 'JSON in percent-encoding', contentSchema: facts }
  return {
    200: {
      description: 'The file, sent as it is made',
      headers: { [FILE_FACTS]: header },
      content: { [file.type]: { schema: { type: 'string', format: 'binary' } } },
    },
  }
}

function limitWords({ limit }: AnyEndpoint): string {
  if (!limit) return ''
  const { max, seconds } = limit
  return ` At most ${max} in ${seconds} seconds per person, or per network address where nobody is signed in.`
}

function commonErrors({ audience, limit }: AnyEndpoint): ErrorCode[] {
  return [
    'validation_failed',
    ...(audience === 'anyone' ? [] : (['unauthenticated', 'forbidden', 'email_unconfirmed'] as const)),
    ...(limit ? (['rate_limited'] as const) : []),
  ]
}

const PROBLEM = {
  description: 'application/problem+json',
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    reasons: { type: 'array', items: { type: 'string' } },
    texts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          reason: { type: 'string' },
          words: { type: 'array', items: { type: 'string' } },
          id: { type: ['string', 'null'] },
          review: { type: 'string', enum: ['possible', 'waiting', 'rejected'] },
        },
      },
    },
    retryAfter: { type: 'integer' },
  },
}
