import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const policy = (mapStyleUrl: string | null, stripe = false, bootHash: string | null = null) =>
  contentSecurityPolicy({ mapStyleUrl, stripe, bootHash })
const directives = (...abroad: Parameters<typeof policy>) => policy(...abroad).split('; ')

describe('contentSecurityPolicy', () => {
  it('keeps to this server while no other host is needed', () => {
    expect(directives(null)).toContain("connect-src 'self'")
    expect(policy(null)).not.toContain('http')
    expect(policy(null)).not.toContain('frame-src')
  })

  it('lets the hosts of a style be asked for data, and for nothing but data', () => {
    const changed = directives('https://tiles.example/style.json').filter(
      (directive) => !directives(null).includes(directive),
    )
    expect(changed).toEqual(["connect-src 'self' https:"])
  })

  it('names the one host of a style that is tried out without TLS', () => {
    expect(directives('http://localhost:8080/style.json?key=1')).toContain(
      "connect-src 'self' https: http://localhost:8080",
    )
  })

  it('knows the one script in pages by its hash, and no other', () => {
    const changed = directives(null, false, 'sha256-abc=').filter(
      (directive) => !directives(null).includes(directive),
    )
    expect(changed).toEqual(["script-src 'self' 'sha256-abc='"])
  })

  it('lets Stripe load its fields, frame them and be asked, where it takes the money', () => {
    const changed = directives(null, true).filter((directive) => !directives(null).includes(directive))
    expect(changed).toEqual([
      "script-src 'self' https://js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://hooks.stripe.com',
    ])
  })
})
