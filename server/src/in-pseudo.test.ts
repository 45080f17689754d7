import { wordsOfIssue } from '@roomtone/contract/check-words'
import { ERROR_STATUS, type ErrorCode } from '@roomtone/contract/errors'
import { CANCEL_REASONS, DECLINE_REASONS } from '@roomtone/domain/booking/production'
import { textsIn } from '@roomtone/texts/all/checks'
import type { Language } from '@roomtone/texts/languages'
import { expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { everyMail } from '../testing/every-mail.ts'
import { HOSTILE_STRINGS, WRONG_VALUES, withEachTextReplaced } from '../testing/hostile.ts'
import { mailIn } from '../testing/mail-in.ts'
import { SAMPLE_BODIES } from '../testing/sample-inputs.ts'
import { problemOf } from './platform/http/problem.ts'
import { Refused } from './platform/refused.ts'

/** Made from English by `texts/tool/pseudo.mjs`: a person's page is never in it, so types do not know it. */
const PSEUDO = 'qps' as Language
const WORD = 'Barn'

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
] as const

/** What is left of a text without what catalogs say and what may stand outside of them. */
function leftIn(text: string): string {
  const outside = text.replace(/⟦[^⟧]*⟧/g, '')
  return EXCEPTIONS.reduce((left, [one]) => left.replace(new RegExp(one, 'g'), ''), outside)
}

function shown(html: string): string[] {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/&(?:#847|zwnj|nbsp|middot);/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&amp;/g, '&').replace(/&#39;/g, "'").replace(/\s+/g, ' ').trim())
}

it('leaves no words of a mail outside of the catalogs', async () => {
  const mails = await everyMail(WORD)
  const found = mails.flatMap(({ name, made }) =>
    made.flatMap((mail) => {
      const { subject, html } = mailIn(PSEUDO, mail)
      return [subject, ...shown(html)]
        .filter((text) => /\p{L}/u.test(leftIn(text)))
        .map((text) => `${name}: ${text}`)
    }),
  )
  expect([...new Set(found)]).toEqual([])
})

it('says what every code of an error means with words of the catalogs', () => {
  const found = (Object.keys(ERROR_STATUS) as ErrorCode[]).flatMap((code) => {
    const { title, detail } = problemOf(new Refused(code), 'a1b2', PSEUDO)
    return [title, detail ?? ''].filter((text) => /\p{L}/u.test(leftIn(text)))
  })
  expect(found).toEqual([])
})

it('says what is wrong with a field with words of the catalogs', async () => {
  const { checks } = textsIn(PSEUDO)
  const wrong = [...Object.values(HOSTILE_STRINGS), ...Object.values(WRONG_VALUES)]
  const said = (await allEndpoints()).flatMap(({ route, endpoint: { body } }) => {
    if (!body) return []
    const attempts = [{}, ...wrong.flatMap((value) => withEachTextReplaced(SAMPLE_BODIES[route], value))]
    return attempts
      .flatMap((attempt) => body.safeParse(attempt).error?.issues ?? [])
      .map((issue) => wordsOfIssue(checks, issue))
  })
  expect(new Set(said).size).toBeGreaterThan(30)
  expect([...new Set(said)].filter((text) => /\p{L}/u.test(leftIn(text)))).toEqual([])
})
