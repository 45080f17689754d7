import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Actor } from '@roomtone/domain/access/actor'
import { build } from 'rolldown'
import { afterAll, beforeAll } from 'vitest'
import type { RequestBody } from '../src/features/booking/request/request-body.ts'
import type { Payments } from '../src/platform/payments/payments.ts'
import type { TestServer } from './server.ts'

export const CRASH_POINTS = [
  'before the call',
  'after the call',
  'before the commit',
  'after the commit',
] as const

/** What a process of its own is to do, and where it is killed. */
export type CrashOrder = {
  databaseUrl: string
  env: Record<string, string>
  point: (typeof CRASH_POINTS)[number]
  /** The call to the processor, or to the store of files, around which the process dies. */
  call: keyof Payments | 'put'
  /** The audit row that is written in the transaction after it. */
  audited: string
  action:
    | { kind: 'request'; actor: Actor; body: RequestBody }
    | { kind: 'accept'; actor: Actor; id: string }
    | { kind: 'refund'; id: string }
    | { kind: 'release'; id: string }
    /** `pdf`: in base64. */
    | { kind: 'packet file'; actor: Actor; id: string; pdf: string }
    | { kind: 'evidence'; actor: Actor; id: string; pdf: string }
}

const SERVER = fileURLToPath(new URL('..', import.meta.url))

/** A second server process, made from the sources as they are, that dies where it is told to. */
export function useCrashes(server: () => TestServer) {
  let folder = ''
  beforeAll(async () => {
    // Inside the package: what it leaves out is found from there.
    await mkdir(join(SERVER, '.cache'), { recursive: true })
    folder = await mkdtemp(join(SERVER, '.cache', 'crash-'))
    await build({
      input: join(SERVER, 'testing/crash-child.ts'),
      platform: 'node',
      resolve: { conditionNames: ['source', 'import', 'node'] },
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@roomtone/'),
      output: { dir: folder, format: 'esm', entryFileNames: 'child.mjs' },
      logLevel: 'silent',
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    /** Rejects when it came to an end in any other way than by being killed. */
    async kill(order: Omit<CrashOrder, 'databaseUrl' | 'env'>): Promise<void> {
      const { config } = server().deps
      const env = {
        DATA_DIR: config.dataDir,
        SESSION_SECRET: config.sessionSecret,
        MASTER_KEY: '42'.repeat(32),
        PUBLIC_URL: config.publicUrl,
        RATE_LIMIT_SCALE: '1000',
        DEMO: 'off',
      }
      const whole: CrashOrder = { ...order, databaseUrl: server().databaseUrl, env }
      const child = spawn(process.execPath, [join(folder, 'child.mjs'), JSON.stringify(whole)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let complaint = ''
      child.stderr.on('data', (piece) => {
        complaint += String(piece)
      })
      await new Promise<void>((settle, fail) => {
        child.on('error', fail)
        child.on('exit', (code, signal) => {
          if (signal === 'SIGKILL') settle()
          else fail(new Error(`The child was to be killed and left with ${code}: ${complaint}`))
        })
      })
    },
  }
}
