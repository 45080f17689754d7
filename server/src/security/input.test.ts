import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { SAMPLE_BODIES } from '../../testing/sample-inputs.ts'
import { sourceFiles } from '../../testing/source-files.ts'
import { createLog } from '../platform/log.ts'
import { createOfflineModeration } from '../platform/moderation/offline-moderation.ts'

const promised = await allEndpoints()
/** The contract's limit. */
const MESSAGE_MAX = 4000

/** What no one may give themself by sending it along. */
const ASSUMED = {
  id: 'x',
  userId: 'x',
  user_id: 'x',
  ownerId: 'x',
  hostId: 'x',
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  isVerified: true,
  verification_status: 'verified',
  suspendedAt: null,
  state: 'confirmed',
  balance: 1_000_000,
}

describe('a body', () => {
  it.each(promised.filter(({ endpoint }) => endpoint.body))(
    'of $route loses every field that the endpoint does not name',
    ({ route, endpoint }) => {
      const body = endpoint.body as z.ZodType
      const sample = SAMPLE_BODIES[route] ?? {}
      const more = Object.fromEntries(Object.entries(ASSUMED).filter(([name]) => !(name in sample)))
      const read = body.safeParse({ ...sample, ...more })
      // Refusing what is not known is as good as leaving it out.
      const kept = read.success ? Object.keys(read.data as object) : []
      const named = Object.keys(ASSUMED).filter((name) => kept.includes(name) && !(name in sample))
      expect(named.filter((name) => !isNamed(body, name))).toEqual([])
    },
  )
})

/** Whether the schema itself has this field, as an option. */
function isNamed(schema: z.ZodType, name: string): boolean {
  return 'shape' in schema && name in (schema.shape as object)
}

describe('an address', () => {
  it('carries no password, token, code or mail address in its query, but for what only turns mail off', () => {
    const asked = promised.flatMap(({ route, endpoint }) =>
      endpoint.query && 'shape' in endpoint.query
        ? Object.keys(endpoint.query.shape as object).map((name) => `${route}?${name}`)
        : [],
    )
    expect(asked.length).toBeGreaterThan(20)
    const secret = /\?(?:.*(?:password|token|secret|email|ticket)|code)$/i
    expect(asked.filter((name) => secret.test(name))).toEqual(['GET /api/unsubscribe?token'])
  })

  it('that changes something is never asked for with GET', () => {
    const verbs = /\/(?:accept|decline|cancel|pay|sign|close|submit|remove|delete|block|refund|send|retry)$/
    expect(promised.filter(({ endpoint }) => endpoint.method === 'GET' && verbs.test(endpoint.path))).toEqual(
      [],
    )
  })
})

/** What makes patterns with nested repetitions try every way there is. */
const WEARING = [
  'a'.repeat(3000),
  '1'.repeat(3000),
  ' '.repeat(3000),
  'a '.repeat(1500),
  'a.'.repeat(1500),
  'a@'.repeat(1500),
  '1-'.repeat(1500),
  '(1) '.repeat(750),
  'a-a_'.repeat(750),
  '"\\'.repeat(1500),
  'http://'.repeat(430),
  `${'a@a.'.repeat(700)}!`,
  '0x'.repeat(1500),
  '<a '.repeat(1000),
  '\t\r\n'.repeat(1000),
  'one two three '.repeat(215),
].map((text) => `${text}\u0000`)

const LITERAL = /(?<=[=(,:[!&|?{}\s])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g

function patternsIn(text: string): RegExp[] {
  return [...text.matchAll(LITERAL)].flatMap(([, source = '', flags = '']) => {
    try {
      return [new RegExp(source, flags.replaceAll('y', ''))]
    } catch {
      // A division or a path, not a pattern.
      return []
    }
  })
}

describe('text that is made to wear patterns out', () => {
  it('is read to its end by every pattern of the server, the contract and the domain', () => {
    const files = sourceFiles('server/src', 'contract/src', 'domain/src').filter(
      ({ path }) => !path.includes('.test.'),
    )
    const patterns = new Map(files.flatMap(({ text }) => patternsIn(text).map((one) => [String(one), one])))
    expect(patterns.size).toBeGreaterThan(200)
    const worn = [...patterns.values()].filter((pattern) => !readsAll(pattern))
    expect(worn.map(String)).toEqual([])
  }, 60_000)

  it('is judged by the rules for messages, and written to the log, all the same', async () => {
    const moderation = createOfflineModeration()
    const log = createLog({ level: 'info', destination: { write: () => undefined } })
    const talk = [
      'find me on instagram as a_',
      'mail a at b dot ',
      'pay me by venmo or ',
      'i will kill ',
      'five five ',
    ]
    for (const text of [...WEARING, ...talk.map((words) => words.repeat(MESSAGE_MAX / words.length))]) {
      const content = text.slice(0, MESSAGE_MAX)
      await moderation.check({ content, before: [content, content], isConfirmed: false })
      log.info({ text: text.repeat(20) }, text)
    }
  }, 60_000)
})

/** A pattern that goes astray would never return by itself; the context gives up on it. */
function readsAll(pattern: RegExp): boolean {
  try {
    runInNewContext(
      'for (const text of texts) text.match(pattern)',
      { texts: WEARING, pattern },
      { timeout: 5000 },
    )
    return true
  } catch {
    return false
  }
}
