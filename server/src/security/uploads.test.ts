import type { Problem } from '@roomtone/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { aVerifiedPerson } from '../../testing/booking.ts'
import { giveHerThings, type HerThings, urlAbout } from '../../testing/her-things.ts'
import { pngOfSize } from '../../testing/pictures.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { useVerifying } from '../../testing/verifying.ts'

const server = useServer()
const verifying = useVerifying(server)
const doors = (await allEndpoints()).filter(({ endpoint }) => endpoint.bytes && !endpoint.bytes.type)
let people: Person[]
let hers: HerThings

beforeAll(async () => {
  const host = await verifying.aNamedPerson({ roles: ['host'] })
  const guest = await aVerifiedPerson(server())
  const shooter = await aVerifiedPerson(server())
  hers = await giveHerThings(server(), host, guest, shooter)
  people = [host, guest, shooter]
})

const SCRIPT = '<script>alert(document.domain)</script>'
const FILES: Record<string, Buffer> = {
  'an SVG with a script': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'an SVG that says it is XML': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>`,
  ),
  'a page': Buffer.from(`<!doctype html><html>${SCRIPT}</html>`.padEnd(400)),
  'a script that begins like a GIF': Buffer.from(`GIF89a/*${' '.repeat(200)}*/=1;alert(1)`),
  'a page that begins like a bitmap': Buffer.concat([Buffer.from('BM'), Buffer.from(SCRIPT.repeat(10))]),
  'an archive': Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(400)]),
  'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]),
  'a script of a shell': Buffer.from('#!/bin/sh\nrm -rf /\n'.padEnd(400)),
  'words of PostScript': Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run'.padEnd(400)),
  nothing: Buffer.alloc(0),
  'a single byte': Buffer.from([0xff]),
}

async function refusalsOf(path: string, payload: Buffer): Promise<string[]> {
  const answers = await Promise.all(
    people.map(({ token }) =>
      server().app.inject({
        method: 'POST',
        url: urlAbout(hers, path),
        payload,
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      }),
    ),
  )
  return answers.map((answer) => (answer.statusCode < 300 ? 'taken' : answer.json<Problem>().code))
}

describe('what is no picture and no paper', () => {
  it('has six doors to try', () => {
    expect(doors.map(({ route }) => route).length).toBeGreaterThanOrEqual(6)
  })

  it.each(doors)(
    'is refused for what it is at $route, also to people who may bring files there',
    async ({ endpoint }) => {
      for (const [name, bytes] of Object.entries(FILES)) {
        const refusals = await refusalsOf(endpoint.path, bytes)
        expect(refusals, name).toContain('file_not_accepted')
        expect(refusals, name).not.toContain('taken')
      }
    },
  )

  it.each(doors.filter(({ route }) => !route.includes('verification')))(
    'opens no bomb at $route: it is measured first',
    async ({ endpoint }) => {
      for (const bomb of [pngOfSize(30_000, 30_000), pngOfSize(900_000, 900)]) {
        const refusals = await refusalsOf(endpoint.path, bomb)
        expect(refusals).toContain('file_not_accepted')
        expect(refusals).not.toContain('taken')
      }
    },
  )

  it.each(doors)('is not asked for by strangers at $route, and not read from them', async ({ endpoint }) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: urlAbout(hers, endpoint.path),
      payload: Buffer.alloc(1024),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer.statusCode).toBe(401)
  })
})
