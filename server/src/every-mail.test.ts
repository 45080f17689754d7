import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Mail } from './platform/mail/layout/mail.ts'
import { mailIn } from './platform/mail/layout/mail-layout.ts'

type Composer = (params: unknown) => Mail
type Params = Record<string, unknown>

const here = new URL('.', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^features\/[^/]+\/mails\/[^/]+(?<!\.test)\.ts$/.test(path),
)
const modules = await Promise.all(
  files.map((path) => import(new URL(path, here).href) as Promise<Record<string, unknown>>),
)
const composers = modules
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Composer] => /Mail$/.test(entry[0]) && entry[0] !== 'letterMail')

const SITE: Params = { publicUrl: 'https://roomtone.test', supportEmail: 'help@roomtone.test' }
const MOMENT = new Date('2026-11-21T15:00:00Z')
const BOOKING = {
  startsAt: MOMENT,
  endsAt: MOMENT,
  timeZone: 'America/New_York',
  title: 'Quill',
  production: 'Quill',
}

/** What parameters of one name can be: mails are asked with all the first ones, all the second ones, and so on. */
const CODES: Record<string, unknown[]> = {
  userType: ['host', 'creator'],
  side: ['guest', 'host'],
  source: ['waitlist', 'sign-up'],
  change: ['two-factor-on', 'two-factor-off'],
  purpose: ['data', 'closing'],
  account: ['has', 'may', 'none'],
  kind: ['stills', 'motion'],
  topic: ['inspiration', 'news'],
  rights: [['listing', 'calendar', 'bookings'], ['bookings']],
  booking: [BOOKING, null],
  endedBy: ['guest', 'host'],
  tender: [null],
  when: [MOMENT, 'Sat, Nov 21, 10:00 AM', 'Sat, Nov 21, 10:00 AM', MOMENT],
}

function sampleOf(key: string, round: number): unknown {
  const codes = CODES[key]
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
  return /s$/.test(key) && !/(notes|words|address)$/i.test(key) ? ['Quill'] : 'Quill'
}

const given = (round: number): Params =>
  new Proxy(SITE, { get: (_, key) => (typeof key === 'symbol' ? undefined : sampleOf(key, round)) })

function compose(composer: Composer, round: number): Mail[] {
  try {
    const mail = composer(given(round))
    return /undefined|NaN/.test(mail.text) ? [] : [mail]
  } catch {
    // Not every sample suits every mail; which mails none of them suits is told below.
    return []
  }
}

/** Lines of the mail in English that stand in it in another language too. */
function unsaid(mail: Mail, language: 'es' | 'fr'): string[] {
  const linesOf = ({ subject, text }: Mail) => [subject, ...text.split('\n')].map((line) => line.trim())
  const said = new Set(linesOf(mailIn(language, mail)))
  return linesOf(mail).filter((line) => /\p{L}{2} \p{L}{2}/u.test(line) && said.has(line))
}

describe('every mail', () => {
  const mails = composers.map(([name, composer]) => ({
    name,
    made: [0, 1, 2, 3].flatMap((round) => compose(composer, round)),
  }))

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
