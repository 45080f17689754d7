import { describe, expect, it } from 'vitest'
import { allArticles } from './all-articles.ts'
import type { HelpArticle } from './help-article.ts'
import { searchArticles } from './search-articles.ts'

function anArticle(slug: string, title: string, summary: string, ...texts: string[]): HelpArticle {
  return { slug, title, summary, guide: 'booking', body: texts.map((text) => ({ kind: 'text', text })) }
}

const inBody = anArticle('body', 'Payouts', 'When you are paid', 'A refund is taken from the next payout.')
const inSummary = anArticle('summary', 'Cancellation', 'What a refund is', 'Figures.')
const inTitle = anArticle('title', 'Refunds', 'Shares and dates', 'Figures.')
const articles = [inBody, inSummary, inTitle]

const slugs = (query: string, among = articles) => searchArticles(among, query).map((result) => result.slug)

describe('searchArticles', () => {
  it('ranks title over summary over body', () => {
    expect(slugs('refund')).toEqual(['title', 'summary', 'body'])
  })

  it('matches the beginning of a word, not its middle', () => {
    expect(slugs('ref')).toEqual(['title', 'summary', 'body'])
    expect(slugs('fund')).toEqual([])
  })

  it('demands every word', () => {
    expect(slugs('refund payout')).toEqual(['body'])
    expect(slugs('refund zebra')).toEqual([])
  })

  it('minds neither case nor accents, on either side', () => {
    const cafe = anArticle('cafe', 'Café scenes', 'Quiet', 'Text.')
    expect(slugs('CAFE', [cafe])).toEqual(['cafe'])
    expect(slugs('cafe\u0301', [cafe])).toEqual(['cafe'])
    expect(slugs('Réfunds')).toEqual(['title'])
  })

  it('finds nothing for an empty query, or one without letters', () => {
    expect(slugs('')).toEqual([])
    expect(slugs('  ?! ')).toEqual([])
  })

  it('takes signs around words as spaces', () => {
    expect(slugs('"refund," (figures)')).toEqual(['title', 'summary'])
  })

  it('keeps the given order among equals', () => {
    const twins = ['b', 'a', 'c'].map((slug) => anArticle(slug, 'Same', 'Same', 'Same'))
    expect(slugs('same', twins)).toEqual(['b', 'a', 'c'])
  })

  it('shows the sentence in which most words stand', () => {
    expect(searchArticles(articles, 'refund payout')[0]?.snippet).toBe(
      'A refund is taken from the next payout.',
    )
    expect(searchArticles(articles, 'refunds')[0]?.snippet).toBe('Shares and dates')
  })

  it('cuts a long sentence around the word, without halves of words', () => {
    const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim()
    const [result] = searchArticles([anArticle('long', 'Long', 'Long', long)], 'needle')
    expect(result?.snippet).toMatch(/^… (before )+needle (after )+…$/)
    expect(result?.snippet.length).toBeLessThanOrEqual(165)
  })

  it('searches the words of a link, not its address', () => {
    const linked = anArticle('linked', 'Links', 'None', 'See [the calendar](/hosting?tab=secret).')
    expect(slugs('calendar', [linked])).toEqual(['linked'])
    expect(slugs('secret', [linked])).toEqual([])
    expect(searchArticles([linked], 'calendar')[0]?.snippet).toBe('See the calendar.')
  })

  it('leaves the bodies out of what it returns', () => {
    expect(searchArticles(articles, 'refund')[0]).not.toHaveProperty('body')
  })

  it.each([
    ['refund', 'cancellation-and-refunds'],
    ['forgot password', 'signing-in'],
    ['waitlist', 'invite-only'],
    ['verify', 'identity-verification'],
    ['platform fee', 'prices-and-fees'],
    ['address', 'address-privacy'],
    ['delete account', 'close-your-account'],
    ['recovery codes', 'two-factor'],
    ['co-host', 'shared-access'],
  ])('answers "%s" with %s first', (query, slug) => {
    expect(slugs(query, allArticles)[0]).toBe(slug)
  })
})
