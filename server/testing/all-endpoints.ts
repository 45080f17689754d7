import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '@roomtone/contract/call'
import type { AnyEndpoint } from '@roomtone/contract/endpoint'

const CONTRACT = fileURLToPath(new URL('../../contract/src/', import.meta.url))

export type Promised = { route: string; file: string; endpoint: AnyEndpoint }

const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()

/** Every endpoint that the contract exports anywhere, found by its shape, so that no list has to be kept. */
export async function allEndpoints(): Promise<Promised[]> {
  const found = await Promise.all(files.map((file) => endpointsOf(file)))
  return found.flat()
}

/** Every route that a page can call, as the *.calls.ts files spell them. */
export async function allCalledRoutes(): Promise<string[]> {
  const groups = await Promise.all(files.filter((file) => file.endsWith('.calls.ts')).map(exportsOf))
  const calls = groups.flat().flatMap((group) => Object.values(group as Record<string, Call<AnyEndpoint>>))
  return calls.map(({ method, path }) => `${method} ${path}`)
}

async function endpointsOf(file: string): Promise<Promised[]> {
  const endpoints = (await exportsOf(file)).filter(isEndpoint)
  return endpoints.map((endpoint) => ({ route: `${endpoint.method} ${endpoint.path}`, file, endpoint }))
}

async function exportsOf(file: string): Promise<unknown[]> {
  return Object.values((await import(join(CONTRACT, file))) as object)
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value
  )
}
