import { CANCEL_REASONS, DECLINE_REASONS } from '@roomtone/domain/booking/end-reasons'
import type { Language } from '@roomtone/texts/languages'

/** Made from English by `texts/tool/pseudo.mjs`: a person's page is never in them, so types do not know them. */
export const PSEUDO = 'qps' as Language
export const PSEUDO_FROM_RIGHT = 'qps-rtl' as Language
/** The word that people have written everywhere they can. */
export const WORD = 'Barn'

const reasons = [...DECLINE_REASONS, ...Object.values(CANCEL_REASONS).flat()]
const ofOthers = new RegExp(`^(?:${reasons.join('|')})$`)

/** Rightly outside of every catalog. */
const EXCEPTIONS = [
  [/Roomtone/, 'our name'],
  [/https?:\/\/\S+|\S+@\S+|203\.0\.113\.x/, 'addresses'],
  [/^a1b2$/, 'ids'],
  [/ DELETE$/, 'a word to type, the same for everyone'],
  [new RegExp(WORD), 'people’s own words'],
  [/Microsoft Edge|Windows/, 'names of products'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/, 'dates'],
  [/\b(?:AM|PM|E[SD]T|UTC)\b/, 'times'],
  [/ and /, 'lists, which Intl writes'],
  [/^(?:closing|data)$/, 'a sample of another mail’s purpose, where people say what theirs is'],
  [ofOthers, 'a sample of another mail’s reasons'],
  [/America\/New_York/, 'the id of a time zone'],
  [/\bNovember\b/, 'months'],
  [/United States|Germany|\bDE\b/, 'countries, which Intl names, and their codes'],
  [/\b(?:RT|PO|ST|TX)-[\w-]+/, 'numbers of papers'],
  [/^[\w-]+(?:\/[\w-]+)*\.(?:json|jpg)$/, 'names of files'],
] as const

/** What is left of a text without what catalogs say and what may be outside of them. */
export function hasLeft(text: string): boolean {
  const outside = text.replace(/⟦[^⟧]*⟧/g, '')
  return /\p{L}/u.test(EXCEPTIONS.reduce((left, [one]) => left.replace(new RegExp(one, 'g'), ''), outside))
}

/** The texts of a page or mail. */
export function shownIn(html: string): string[] {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/&(?:#847|zwnj|nbsp|middot);/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&amp;/g, '&').replace(/&#39;/g, "'").replace(/\s+/g, ' ').trim())
}
