import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@roomtone/contract/endpoint'

const CONTRACT = fileURLToPath(new URL('../../contract/src/', import.meta.url))

export type Promised = { route: string; file: string; endpoint: AnyEndpoint }

/** Every endpoint that the contract exports anywhere, found by its shape: nobody has to keep a list. */
export async function allEndpoints(): Promise<Promised[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found = await Promise.all(files.sort().map((file) => endpointsOf(file)))
  return found.flat()
}

async function endpointsOf(file: string): Promise<Promised[]> {
  const module = (await import(join(CONTRACT, file))) as Record<string, unknown>
  return Object.values(module)
    .filter(isEndpoint)
    .map((endpoint) => ({ route: `${endpoint.method} ${endpoint.path}`, file, endpoint }))
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value
  )
}
