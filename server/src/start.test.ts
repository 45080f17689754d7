import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import config from '../rolldown.config.ts'

const SERVER = fileURLToPath(new URL('..', import.meta.url))
/** Each takes longer to load than a start should wait for it, and none is needed to answer the first request. */
const NOT_YET = [
  '@aws-sdk/client-s3',
  '@zip.js/zip.js',
  'file-type',
  'libphonenumber-js/max',
  'nodemailer',
  'obscenity',
  'openid-client',
  'pdfkit',
  'sharp',
  'stripe',
]

let folder = ''
beforeAll(async () => {
  await mkdir(join(SERVER, '.cache'), { recursive: true })
  folder = await mkdtemp(join(SERVER, '.cache', 'start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('reads a few files and leaves for later what a start does not need', async () => {
  const { output } = await build({
    ...config,
    input: join(SERVER, 'src/start.ts'),
    output: { ...config.output, dir: folder },
    logLevel: 'silent',
  })
  const chunks = output.filter((part) => part.type === 'chunk')
  expect(chunks.length).toBeLessThan(10)
  const atOnce = new Set(chunks.flatMap(({ imports }) => imports))
  expect(NOT_YET.filter((name) => atOnce.has(name))).toEqual([])
  // Bundled, it still finds the files beside it: a wrong setting is explained in words.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(join(folder, 'start.js'))}).then(({ run }) => run())`],
    { env: { PATH: process.env['PATH'], PORT: 'none' }, encoding: 'utf8' },
  )
  expect(status).not.toBe(0)
  expect(stderr).toContain('PORT')
}, 60_000)
