import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../testing/booking.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { buildApp } from '../app.ts'

const server = useServer()
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-profile-'))
let app: FastifyInstance
let host: Person

type Asked = { url: string; fetchApi: (path: string) => Promise<Response> }

/** A stub for the web bundle: a page that contains only the API's answer. */
const render = async ({ url, fetchApi }: Asked) => {
  const answer = await fetchApi(url.replace('/users/', '/api/people/'))
  return { status: 200, html: await answer.text(), cacheable: true }
}

beforeAll(async () => {
  const { deps, database, hub } = server()
  app = await buildApp(deps, database.pool, hub, {
    clientFolder,
    editionIn: async () => ({ manifest: {}, render }),
  })
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
  const body = { intro: 'Three rooms with north light.', prompts: {} }
  await server().call(profileCalls.edit, { body }, { token: host.token })
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

it('renders a cacheable page as a visitor sees it, even when a member asks for it', async () => {
  const url = `/users/${host.id}`
  const headers = { authorization: `Bearer ${host.token}`, accept: 'text/html' }
  const asMember = await app.inject({ url, headers })
  expect(asMember.headers['cache-control']).toContain('public')
  expect(JSON.parse(asMember.body)).toMatchObject({ name: 'Hanna', details: null })
  expect(asMember.body).not.toContain('north light')
})
