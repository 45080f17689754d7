import { LANGUAGES, type Language } from '@roomtone/texts/languages'
import { describe, expect, it } from 'vitest'
import { everyMail } from '../testing/every-mail.ts'
import { mailIn } from '../testing/mail-in.ts'
import type { Mail, MailIn } from './platform/mail/layout/mail.ts'

/** Words that also occur between the values of our sentences, and one that is one of our labels. */
const WORDS = ['The Loft at Pier 9 on the Sea', 'Barn']
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')
const MARKS = /[\u2068\u2069]|%E2%81%A[89]/i

/** Words that no sentence of another language has, but for those that German has too. */
const ENGLISH =
  /\b(?:the|you|your|was|were|with|and|for|of|is|are|be|to|by|this|that|from|at|it|will|would|have|wrote|crew|guest|host|card)\b/i
const GERMAN = /\b(?:was|will|crew)\b/gi

const withoutShared = (text: string, language: Language) =>
  language === 'de' ? text.replace(GERMAN, '') : text

const made = await Promise.all(WORDS.map(async (word) => ({ word, mails: await everyMail(word) })))

/** What a reader sees: each stretch of text between two tags, subject and preheader among them. */
function shown({ html }: Mail): string[] {
  const visible = html.replace(/<style>.*?<\/style>/gs, '').replace(/&(?:#847|zwnj|nbsp);/g, '')
  return visible
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&amp;/g, '&').replace(/&#39;/g, "'").replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('https://'))
}

function timesIn(mail: Mail, word: string): number {
  return shown(mail).join('\n').split(word).length - 1
}

/** In every mail made with every word, whatever `find` finds, once. */
function inEveryMail(find: (mail: MailIn, word: string) => string[]): string[] {
  const found = made.flatMap(({ word, mails }) =>
    mails.flatMap(({ name, made }) =>
      made.flatMap((mail) => find(mail, word)).map((line) => `${name}: ${line}`),
    ),
  )
  return [...new Set(found)]
}

describe('every mail', () => {
  it('can be made of samples, but for the one that an admin writes', () => {
    for (const { mails } of made) {
      expect(mails.length).toBeGreaterThan(60)
      expect(mails.filter(({ made }) => made.length === 0).map(({ name }) => name)).toEqual(['mailingMail'])
    }
  })

  for (const language of TRANSLATED) {
    it(`leaves nothing in English: ${language}`, () => {
      const left = inEveryMail((mail, word) =>
        shown(mailIn(language, mail)).filter((text) =>
          ENGLISH.test(
            withoutShared(text.replaceAll(word, ''), language).replace(/\bThe\b|\S+@\S+|Roomtone/g, ''),
          ),
        ),
      )
      expect(left).toEqual([])
    })

    it(`keeps what people wrote as they wrote it: ${language}`, () => {
      const changed = inEveryMail((mail, word) => {
        const said = mailIn(language, mail)
        const english = mailIn('en', mail)
        return timesIn(said, word) === timesIn(english, word) ? [] : [`${english.subject} / ${said.subject}`]
      })
      expect(changed).toEqual([])
    })
  }

  it('lets no mark of somebody’s own words out, not even theirs', async () => {
    for (const { name, made } of await everyMail('Ba\u2069rn \u2068x'))
      for (const mail of made)
        for (const language of LANGUAGES) {
          const { subject, html, text } = mailIn(language, mail)
          expect(`${subject}${html}${text}`, name).not.toMatch(MARKS)
        }
  })
})
