import type { Member } from '@roomtone/contract/account/member'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '../../platform/services.tsx'
import { crossOver } from './in-languages.ts'

let cookies: string[] = []

beforeEach(() => {
  cookies = []
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map((line) => line.split(';')[0]).join('; ')
    },
    set cookie(line: string) {
      cookies.push(line)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

/**
 * The address that a move from one page to another has to load; null: the move stays inside the app. These
 * pages are English.
 */
function way(to: string, wishes: string[], user?: Pick<Member, 'language'>): string | null {
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', { languages: wishes })
  const session = { get: () => (user ? { user } : null) }
  try {
    crossOver({ session } as unknown as Services, new Request(`https://roomtone.test${to}`))
    return null
  } catch (thrown) {
    const { headers } = thrown as Response
    expect(headers.get('X-Remix-Reload-Document')).toBe('true')
    return headers.get('location')
  }
}

it('takes members from a public page to their own in the language of their settings', () => {
  expect(way('/trips?when=past', ['en'], { language: 'fr' })).toBe('/trips?when=past')
  expect(way('/trips', ['fr'], { language: 'en' })).toBeNull()
  expect(way('/trips', ['fr'], { language: null })).toBe('/trips')
  expect(way('/trips', ['en'], { language: null })).toBeNull()
  expect(cookies).toEqual([])
})

it('takes the language of the page along for a guest, until the browser is closed', () => {
  expect(way('/auth', ['en'])).toBeNull()
  expect(cookies).toEqual([])
  expect(way('/auth', ['fr'])).toBeNull()
  expect(cookies).toEqual(['__Host-language=en; Path=/; SameSite=Lax; Secure'])
})
