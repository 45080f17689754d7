import type { Mail } from '../src/platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../src/platform/mail/send-mail.ts'
import { mailIn } from './mail-in.ts'

type English = (...given: Parameters<Composer>) => Promise<{ to: string; mail: Mail } | null>

/** The same composers, whose mails are read in English. */
export function inEnglish(composers: Composers): Record<string, English> {
  const read =
    (compose: Composer): English =>
    async (...given) => {
      const letter = await compose(...given)
      return letter && { ...letter, mail: mailIn('en', letter.mail) }
    }
  return Object.fromEntries(Object.entries(composers).map(([kind, compose]) => [kind, read(compose)]))
}
