import { describe, expect, it } from 'vitest'
import type { LegalDocument } from './legal-document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

function textOf(document: LegalDocument): string {
  const bodies = document.sections.flatMap((section) => [
    section.heading,
    ...section.body.flatMap((block) => (typeof block === 'string' ? block : block.list)),
  ])
  return [...document.intro, ...bodies].join('\n')
}

describe.each([
  ['terms', terms],
  ['privacy', privacy],
])('%s', (_name, document) => {
  it('has anchors that are unique and fit for a URL', () => {
    const ids = document.sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
  })

  it('is dated by a real day', () => {
    expect(new Date(document.updated).toISOString()).toContain(document.updated)
  })

  it('uses no token that the page cannot fill', () => {
    const tokens = textOf(document).match(/\{[^}]*\}/g) ?? []
    for (const token of tokens) expect(['{support}', '{terms}', '{privacy}']).toContain(token)
    expect(tokens).toContain('{support}')
  })

  it('states what the specification asks of both', () => {
    const text = textOf(document)
    for (const word of ['neutral intermediary', '7 years', '18', 'AES-256', 'compliance pack']) {
      expect(text).toContain(word)
    }
  })
})

it('states the promises of storage in the privacy policy', () => {
  for (const word of ['TLS 1.3', 'within 90 days', 'local storage', 'no tracking cookies']) {
    expect(textOf(privacy)).toContain(word)
  }
})
