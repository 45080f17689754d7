import { wordsOfIssue } from '@roomtone/contract/check-words'
import { ERROR_STATUS, type ErrorCode } from '@roomtone/contract/errors'
import { textsIn } from '@roomtone/texts/all/checks'
import { expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { everyMail } from '../testing/every-mail.ts'
import { HOSTILE_STRINGS, WRONG_VALUES, withEachTextReplaced } from '../testing/hostile.ts'
import { hasLeft, PSEUDO, PSEUDO_FROM_RIGHT, shownIn, WORD } from '../testing/left-in-pseudo.ts'
import { mailIn } from '../testing/mail-in.ts'
import { SAMPLE_BODIES } from '../testing/sample-inputs.ts'
import { problemOf } from './platform/http/problem.ts'
import { Refused } from './platform/refused.ts'

it('leaves no words of a mail outside of the catalogs', async () => {
  const mails = await everyMail(WORD)
  const found = mails.flatMap(({ name, made }) =>
    made.flatMap((mail) => {
      const { subject, html } = mailIn(PSEUDO, mail)
      return [subject, ...shownIn(html)].filter(hasLeft).map((text) => `${name}: ${text}`)
    }),
  )
  expect([...new Set(found)]).toEqual([])
})

it('writes a mail from right to left where its reader reads so', async () => {
  const mails = (await everyMail(WORD)).flatMap(({ made }) => made.slice(0, 4))
  const inEnglish = mails.map((mail) => mailIn('en', mail).html)
  const fromRight = mails.map((mail) => mailIn(PSEUDO_FROM_RIGHT, mail).html)
  expect(inEnglish.every((html) => html.includes('dir="ltr"'))).toBe(true)
  expect(inEnglish.some((html) => html.includes('border-left'))).toBe(true)
  expect(fromRight.every((html) => html.includes('dir="rtl"'))).toBe(true)
  expect(fromRight.filter((html) => html.includes('border-left'))).toEqual([])
})

it('says what every code of an error means with words of the catalogs', () => {
  const found = (Object.keys(ERROR_STATUS) as ErrorCode[]).flatMap((code) => {
    const { title, detail } = problemOf(new Refused(code), 'a1b2', PSEUDO)
    return [title, detail ?? ''].filter(hasLeft)
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
  expect([...new Set(said)].filter(hasLeft)).toEqual([])
})
