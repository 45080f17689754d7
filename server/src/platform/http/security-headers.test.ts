import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const directives = (mapStyleUrl: string | null) => contentSecurityPolicy(mapStyleUrl).split('; ')

describe('contentSecurityPolicy', () => {
  it('keeps to this server while maps need nobody else', () => {
    expect(directives(null)).toContain("connect-src 'self'")
    expect(contentSecurityPolicy(null)).not.toContain('http')
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
})
