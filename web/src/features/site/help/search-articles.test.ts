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

  it('demands more than half of the words', () => {
    expect(slugs('refund payout')).toEqual(['body'])
    expect(slugs('refund payout zebra')).toEqual(['body'])
    expect(slugs('refund zebra kayak')).toEqual([])
  })

  it('makes do with half of them where nothing has more', () => {
    expect(slugs('refund zebra')).toEqual(['title', 'summary', 'body'])
  })

  it('knows other words for the same thing', () => {
    const booking = anArticle('booking', 'A booking', 'A place', 'Text.')
    expect(slugs('my shoot', [booking, inTitle])).toEqual(['booking'])
    expect(slugs('venue', [booking, inTitle])).toEqual(['booking'])
  })

  it('leaves out the words that only make a question', () => {
    expect(slugs('How do I get a refund?')).toEqual(['title', 'summary', 'body'])
    expect(slugs('when will I have my payout')).toEqual(['body'])
  })

  it('takes all forms of a word as one', () => {
    expect(slugs('refunding')).toEqual(['title', 'summary', 'body'])
    for (const form of ['cancel', 'cancelled', 'canceled', 'canceling'])
      expect(slugs(form), form).toEqual(['summary'])
    expect(slugs('figures')).toEqual(slugs('figure'))
  })

  it('forgives slips, but only where nothing is spelled like that', () => {
    expect(slugs('refnud')).toEqual(['title', 'summary', 'body'])
    expect(slugs('cancelaton')).toEqual(['summary'])
    expect(slugs('pyout')).toEqual(['body'])
    expect(slugs('canceld')).toEqual(['summary'])
    const twins = [anArticle('rent', 'Rent', 'Rent', 'Rent'), anArticle('rest', 'Rest', 'Rest', 'Rest')]
    expect(slugs('rest', twins)).toEqual(['rest'])
    expect(slugs('ret', twins)).toEqual([])
  })

  it('finds what people ask in words that the article does not use', () => {
    const refund = { ...anArticle('asked', 'Refunds', 'Shares', 'Text.'), asked: ['money back'] }
    expect(slugs('money back', [refund, inBody])).toEqual(['asked'])
    expect(searchArticles([refund], 'money back')[0]).not.toHaveProperty('asked')
  })

  it('lets a rare word count for more than a common one', () => {
    const common = ['a', 'b', 'c'].map((slug) => anArticle(slug, 'Booking', 'Text', 'Text'))
    const rare = anArticle('rare', 'Text', 'Drones', 'A booking with a camera.')
    expect(slugs('booking camera drones', [...common, rare])).toEqual(['rare'])
  })

  it('ignores case and accents, on either side', () => {
    const cafe = anArticle('cafe', 'Café scenes', 'Quiet', 'Text.')
    expect(slugs('CAFE', [cafe])).toEqual(['cafe'])
    expect(slugs('cafe\u0301', [cafe])).toEqual(['cafe'])
    expect(slugs('Réfunds')).toEqual(['title', 'summary', 'body'])
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

  it('shows the sentence with most of the words', () => {
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
    ['how do I get my money back', 'cancellation-and-refunds'],
    ['when do I get paid', 'payouts'],
    ['how much does it cost', 'prices-and-fees'],
    ['insurnce', 'release-and-compliance-pack'],
    ['verfication', 'identity-verification'],
    ['what if something breaks', 'claims'],
    ['can I bring my dog', 'request-to-book'],
    ['where is the adress', 'address-privacy'],
    ['forgot pasword', 'signing-in'],
    ['why was my message blocked', 'messages-and-moderation'],
    ['is my card charged right away', 'request-to-book'],
    ['change my email', 'personal-information'],
    ['lost my phone', 'two-factor'],
    ['1099', 'taxes'],
    ['refund status', 'cancellation-and-refunds'],
    ['receipt', 'prices-and-fees'],
    ['report a guest', 'messages-and-moderation'],
    ['somebody booked it before me', 'second-hold'],
    ['forgot password', 'signing-in'],
    ['waitlist', 'invite-only'],
    ['verified', 'identity-verification'],
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
