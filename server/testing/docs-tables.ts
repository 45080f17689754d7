import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@roomtone/contract/endpoint'
import type { Limit } from '../src/platform/limits/rate-limits.ts'
import { allEndpoints } from './all-endpoints.ts'

const FEATURES = fileURLToPath(new URL('../src/features/', import.meta.url))

type Counted = { feature: string; what: string; limit: Limit }

/** Every limit of every feature's `limits.ts`, named after the key it has there. */
async function allLimits(): Promise<Counted[]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])limits\.ts$/.test(file))
    .sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(FEATURES, file))) as Record<string, unknown>
      const [feature = ''] = dirname(file).split('/')
      return Object.entries(exported).flatMap(([name, value]) =>
        limitsIn(value, name === 'LIMITS' ? '' : wordsOf(name)).map((one) => ({ feature, ...one })),
      )
    }),
  )
  return found.flat()
}

function limitsIn(value: unknown, what: string): { what: string; limit: Limit }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLimit(value)) return [{ what, limit: value }]
  if (Array.isArray(value)) return value.flatMap((one) => limitsIn(one, what))
  return Object.entries(value).flatMap(([key, inner]) => limitsIn(inner, `${what} ${wordsOf(key)}`.trim()))
}

function isLimit(value: object): value is Limit {
  return 'name' in value && 'max' in value && 'seconds' in value
}

/** `signInFromAddress` and `PASSWORD_TRIES` as words. */
function wordsOf(name: string): string {
  const spaced = /[a-z]/.test(name) ? name.replace(/[A-Z]/g, ' $&') : name.replaceAll('_', ' ')
  return spaced.toLowerCase().replace(/ ?\blimits$/, '')
}

const UNITS: readonly [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

function rateOf({ max, seconds }: { max: number; seconds: number }): string {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  const count = seconds / size
  return `${max} ${count === 1 ? `per ${unit}` : `in ${count} ${unit}s`}`
}

export async function limitsTable(): Promise<string> {
  const rows = (await allLimits()).map(
    ({ feature, what, limit }) => `| ${feature} | ${what} | ${rateOf(limit)} |`,
  )
  return ['| feature | what is counted | limit |', '| --- | --- | --- |', ...rows].join('\n')
}

export async function endpointsTable(): Promise<string> {
  const endpoints = await allEndpoints()
  const rows = endpoints
    .sort(
      (a, b) => a.endpoint.path.localeCompare(b.endpoint.path, 'en') || a.route.localeCompare(b.route, 'en'),
    )
    .map(({ file, endpoint }) => rowOf(file, endpoint))
  return [
    `${rows.length} endpoints.`,
    '',
    '| endpoint | what it does | who may call it | also |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function rowOf(file: string, endpoint: AnyEndpoint): string {
  const { method, path, summary, audience, limit } = endpoint
  const also = [
    ...(endpoint.proof ? ['fresh proof'] : []),
    ...(endpoint.unconfirmed ? ['before the email address is confirmed'] : []),
    ...(limit ? [rateOf(limit)] : []),
  ]
  const who = typeof audience === 'string' ? audience : JSON.stringify(audience)
  return `| [\`${method} ${path}\`](../contract/src/${file}) | ${summary.replaceAll('|', '\\|')} | ${who} | ${also.join(', ')} |`
}
