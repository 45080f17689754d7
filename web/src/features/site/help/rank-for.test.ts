import { expect, it } from 'vitest'
import { allArticles } from './all-articles.ts'
import { rankFor } from './rank-for.ts'
import { searchArticles } from './search-articles.ts'

const first = (query: string, isHost: boolean) => rankFor(searchArticles(allArticles, query), isHost)[0]?.slug

it.each([
  ['cancel', 'cancellation-and-refunds', 'answer-a-request'],
  ['cancel a booking', 'cancellation-and-refunds', 'answer-a-request'],
  ['how do I cancel my shoot', 'cancellation-and-refunds', 'answer-a-request'],
  ['cancelling', 'cancellation-and-refunds', 'answer-a-request'],
  ['cancle', 'cancellation-and-refunds', 'answer-a-request'],
  ['request', 'request-to-book', 'answer-a-request'],
  ['prices', 'prices-and-fees', 'prices-hours-and-calendar'],
])('answers "%s" for a guest with %s, for a host with %s', (query, guest, host) => {
  expect(first(query, false)).toBe(guest)
  expect(first(query, true)).toBe(host)
})

it.each([
  ['payout', 'payouts'],
  ['list my place', 'list-a-space'],
  ['how do I get my money back', 'cancellation-and-refunds'],
  ['co-host', 'shared-access'],
  ['second hold', 'second-hold'],
])('answers "%s" with %s for both', (query, slug) => {
  expect(first(query, false)).toBe(slug)
  expect(first(query, true)).toBe(slug)
})
