import { describe, expect, it } from 'vitest'
import { everyMail } from '../testing/every-mail.ts'
import type { Mail } from './platform/mail/layout/mail.ts'
import { mailIn } from './platform/mail/layout/mail-layout.ts'

const mails = await everyMail('Quill')

/** Lines of the mail in English that stand in it in another language too. */
function unsaid(mail: Mail, language: 'es' | 'fr'): string[] {
  const linesOf = ({ subject, text }: Mail) => [subject, ...text.split('\n')].map((line) => line.trim())
  const said = new Set(linesOf(mailIn(language, mail)))
  return linesOf(mail).filter((line) => /\p{L}{2} \p{L}{2}/u.test(line) && said.has(line))
}

describe('every mail', () => {
  it('can be made of samples, but for those that quote what people wrote', () => {
    expect(mails.length).toBeGreaterThan(60)
    const unmade = mails.filter(({ made }) => made.length === 0).map(({ name }) => name)
    expect(unmade.sort()).toEqual(['mailingMail', 'unreadMessagesMail'])
  })

  for (const language of ['es', 'fr'] as const)
    it(`leaves no line in English: ${language}`, () => {
      const left = mails.flatMap(({ name, made }) =>
        made.flatMap((mail) => unsaid(mail, language)).map((line) => `${name}: ${line}`),
      )
      expect([...new Set(left)]).toEqual([])
    })
})
