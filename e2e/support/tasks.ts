import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { MASTER_KEY, type TestServer } from './server.ts'

const TASK = fileURLToPath(new URL('../../scripts/task.mjs', import.meta.url))

/** Runs `npm run task -- …` beside a running server and returns what it prints. */
export async function runTask({ url, databaseUrl, dataDir }: TestServer, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [TASK, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      MASTER_KEY,
    },
  })
  return stdout
}

/** Runs a job now that a timer or an event would start; it is done when this returns. */
export async function runJob(server: TestServer, name: string, payload: object = {}): Promise<void> {
  const key = randomUUID()
  await server.query('select graphile_worker.add_job($1::text, payload => $2::json, job_key => $3)', [
    name,
    JSON.stringify(payload),
    key,
  ])
  await expect
    .poll(() => server.query('select last_error from graphile_worker.jobs where key = $1', [key]), name)
    .toEqual([])
}
