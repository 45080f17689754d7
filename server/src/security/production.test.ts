import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { buildApp } from '../app.ts'

const server = useServer()
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-production-'))
const mailboxes: boolean[] = []
let app: FastifyInstance

/** A stub for the web bundle that notes whether it was told of a mailbox. */
const render = async ({ hasMailbox }: { hasMailbox: boolean }) => {
  mailboxes.push(hasMailbox)
  return { status: 200, html: '', cacheable: false }
}

beforeAll(async () => {
  const { deps, database, hub } = server()
  const production = { ...deps, config: { ...deps.config, mode: 'production' as const, smtpUrl: null } }
  const editionIn = async () => ({ manifest: {}, render })
  app = await buildApp(production, database.pool, hub, { clientFolder, editionIn })
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

const answerTo = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  const { requestId: _, ...problem } = JSON.parse(body) as Record<string, unknown>
  return { statusCode, type: headers['content-type'], problem }
}

describe('production', () => {
  it('has no mailbox: the API answers like any address that does not exist', async () => {
    const unknown = await answerTo('/api/dev/nothing-like-it')
    expect(await answerTo('/api/dev/mails')).toEqual(unknown)
    expect(unknown.statusCode).toBe(404)
    expect(app.hasRoute({ method: 'GET', url: '/api/dev/mails' })).toBe(false)
    expect((await app.inject({ url: '/api/openapi.json' })).body).not.toContain('/api/dev/')
  })

  it('draws pages without one', async () => {
    await app.inject({ url: '/dev/mail', headers: { accept: 'text/html' } })
    expect(mailboxes).toEqual([false])
  })
})
