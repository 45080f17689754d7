import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const DAY = 86_400_000
const ask = (url: string) => server().app.inject({ url })

function fieldsOf(text: string): Map<string, string> {
  const lines = text.trimEnd().split('\n')
  return new Map(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  )
}

describe('well-known addresses', () => {
  it('say where to report a weakness, as RFC 9116 has it', async () => {
    const { config, clock } = server().deps
    const { statusCode, headers, body } = await ask('/.well-known/security.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = fieldsOf(body)
    expect(fields.get('Contact')).toBe(`mailto:${config.supportEmail}`)
    expect(fields.get('Canonical')).toBe(`${config.publicUrl}/.well-known/security.txt`)
    expect(fields.get('Preferred-Languages')).toBe('en, es, fr, de')
    const left = Date.parse(fields.get('Expires') ?? '') - clock.now().getTime()
    expect(left).toBeGreaterThan(30 * DAY)
    expect(left).toBeLessThan(365 * DAY)
  })

  it('say so for as long as the server runs', async () => {
    server().clock.advance(400 * DAY)
    const expires = fieldsOf((await ask('/.well-known/security.txt')).body).get('Expires') ?? ''
    expect(Date.parse(expires)).toBeGreaterThan(server().clock.now().getTime())
  })

  it('lead password managers to where a password is changed', async () => {
    const { statusCode, headers } = await ask('/.well-known/change-password')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/settings/login-security')
  })

  it('answer other well-known addresses as unknown, which password managers check', async () => {
    const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await ask(url)).statusCode).toBe(404)
  })
})
