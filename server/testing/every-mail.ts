import { readdirSync } from 'node:fs'
import type { Mail } from '../src/platform/mail/layout/mail.ts'

type Composer = (params: unknown) => Mail
type Params = Record<string, unknown>

const features = new URL('../src/', import.meta.url)
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^features\/[^/]+\/mails\/[^/]+(?<!\.test)\.ts$/.test(path),
)

const SITE: Params = { publicUrl: 'https://roomtone.test', supportEmail: 'help@roomtone.test' }
const MOMENT = new Date('2026-11-21T15:00:00Z')

/** What parameters of one name can be: mails are asked with all the first ones, all the second ones, and so on. */
const codesWith = (word: string): Record<string, unknown[]> => ({
  userType: ['host', 'creator'],
  side: ['guest', 'host'],
  source: ['waitlist', 'sign-up'],
  change: ['two-factor-on', 'two-factor-off'],
  purpose: ['data', 'closing'],
  account: ['has', 'may', 'none'],
  kind: ['stills', 'motion'],
  topic: ['inspiration', 'news'],
  rights: [['listing', 'calendar', 'bookings', 'messages'], ['messages']],
  booking: [
    { startsAt: MOMENT, endsAt: MOMENT, timeZone: 'America/New_York', title: word, production: word },
    null,
  ],
  endedBy: ['guest', 'host'],
  tender: [null],
  when: [MOMENT, 'Sat, Nov 21, 10:00 AM', 'Sat, Nov 21, 10:00 AM', MOMENT],
})

function sampleOf(key: string, round: number, word: string): unknown {
  const codes = codesWith(word)[key]
  if (codes) return codes[Math.min(round, codes.length - 1)]
  if (/url$|^link$/i.test(key)) return 'https://roomtone.test/x'
  if (/email/i.test(key)) return 'quill@example.com'
  if (key === 'timeZone') return 'America/New_York'
  if (/At$|Until$|^until$/.test(key)) return MOMENT
  if (
    /minutes|hours|days|years|count|amount|paid|withheld|total|percent|penalty|refund|credit|charge|reward|crew$/i.test(
      key,
    )
  )
    return 12
  if (/^(is|has|was|may)[A-Z]/.test(key)) return round % 2 === 0
  return /s$/.test(key) && !/(notes|words|address)$/i.test(key) ? [word] : word
}

function compose(composer: Composer, round: number, word: string): Mail[] {
  const given = new Proxy(SITE, {
    get: (_, key) => (typeof key === 'symbol' ? undefined : (SITE[key] ?? sampleOf(key, round, word))),
  })
  try {
    const mail = composer(given)
    return /undefined|NaN/.test(mail.text) ? [] : [mail]
  } catch {
    // Not every sample suits every mail; every-mail.test.ts names those that none of them suits.
    return []
  }
}

/** Every kind of mail, made of samples in which people have written `word` wherever they can. */
export async function everyMail(word: string): Promise<{ name: string; made: Mail[] }[]> {
  const modules = await Promise.all(
    files.map((path) => import(new URL(path, features).href) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Composer] => /Mail$/.test(entry[0]) && entry[0] !== 'letterMail')
    .map(([name, composer]) => ({
      name,
      made: [0, 1, 2, 3].flatMap((round) => compose(composer, round, word)),
    }))
}
