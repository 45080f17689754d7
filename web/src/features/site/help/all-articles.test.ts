import { describe, expect, it } from 'vitest'
import { allArticles, popularArticles } from './all-articles.ts'
import { guides } from './guides.ts'
import type { HelpBlock } from './help-article.ts'
import { parseInline } from './parse-inline.ts'

function rawTexts(block: HelpBlock): string[] {
  if ('text' in block) return [block.text]
  if ('items' in block) return block.items
  return block.rows.flat()
}

const slugs = new Set(allArticles.map((article) => article.slug))
const links = allArticles.flatMap(({ slug, body }) =>
  body
    .flatMap(rawTexts)
    .flatMap(parseInline)
    .flatMap((part) => (part.kind === 'link' ? [{ slug, to: part.to }] : [])),
)

describe('the articles', () => {
  it('have slugs of their own, fit for a URL', () => {
    expect(slugs.size).toBe(allArticles.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z-]*$/)
  })

  it('fill all four guides, and six of them are popular', () => {
    expect(guides).toHaveLength(4)
    for (const { guide } of guides) {
      expect(allArticles.filter((article) => article.guide === guide).length).toBeGreaterThanOrEqual(4)
    }
    expect(popularArticles).toHaveLength(6)
    for (const article of popularArticles) expect(allArticles).toContain(article)
  })

  it('link only to articles that exist', () => {
    for (const { to } of links) {
      const slug = new URL(to, 'https://roomtone.test').searchParams.get('article')
      if (slug !== null) expect(slugs).toContain(slug)
    }
  })

  it('have tables as wide as their heads', () => {
    for (const block of allArticles.flatMap((article) => article.body)) {
      if (block.kind !== 'table') continue
      for (const row of block.rows) expect(row).toHaveLength(block.head.length)
    }
  })

  it('leave no markup behind', () => {
    for (const { slug, body } of allArticles) {
      for (const part of body.flatMap(rawTexts).flatMap(parseInline)) {
        if (part.kind === 'text') expect(part.text, slug).not.toMatch(/[[\]{}]|\]\(/)
      }
    }
  })
})
