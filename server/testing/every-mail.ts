import { readdirSync } from 'node:fs'
import { CANCEL_REASONS, DECLINE_REASONS } from '@roomtone/domain/booking/end-reasons'
import { paymentAlert } from '@roomtone/texts/payment/mails'
import { SECURITY_CHANGES } from '../src/features/account/mails/security-changed.ts'
import type { MailIn } from '../src/platform/mail/layout/mail.ts'
import { mailIn } from './mail-in.ts'

type Composer = (params: unknown, variant: unknown) => MailIn
type Params = Record<string, unknown>

const features = new URL('../src/', import.meta.url)
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^features\/[^/]+\/mails\/[^/]+(?<!\.test)\.ts$/.test(path),
)

const SITE: Params = { publicUrl: 'https://roomtone.test', supportEmail: 'help@roomtone.test' }
/** Enough for every two of their choices to meet. */
const ROUNDS = 32
const MOMENT = new Date('2026-11-21T15:00:00Z')

/** What parameters of one name can be, where not just anything that somebody wrote. */
const codesWith = (word: string): Record<string, readonly unknown[]> => ({
  userType: ['host', 'creator'],
  side: ['guest', 'host'],
  to: ['host', 'helper'],
  source: ['waitlist', 'sign-up'],
  change: SECURITY_CHANGES,
  purpose: ['data', 'closing'],
  account: ['has', 'may', 'none'],
  kind: ['stills', 'motion'],
  topic: ['inspiration', 'news'],
  rights: [['listing', 'calendar', 'bookings', 'messages'], ['messages']],
  booking: [
    { startsAt: MOMENT, endsAt: MOMENT, timeZone: 'America/New_York', title: word, production: word },
    null,
  ],
  debts: [
    [{ kind: 'refund_due', title: word, production: word, amount: 12 }],
    [{ kind: 'penalty', title: null, production: null, amount: 12 }],
  ],
  midnights: [0, 1, 2],
  endedBy: ['guest', 'host', 'admin'],
  endReason: ['', ...DECLINE_REASONS, ...Object.values(CANCEL_REASONS).flat(), word],
  rule: [null, 'outside_payment', word],
  byAdmin: [true, false],
  what: ['reconciliation', ...Object.keys(paymentAlert.moved)],
  tender: [null],
  when: [MOMENT, 'Sat, Nov 21, 10:00 AM'],
  asked: [121_000],
  awarded: [0, 10_050],
  owed: [9000],
  total: [121_000],
  subtotal: [110_000],
  credit: [0, 21_000, 121_000],
  refunded: [0, 121_000],
  refundedBesides: [0, 5000],
  toCredit: [0, 21_000, 121_000],
  penalty: [0, 5000],
  withheld: [0, 5000],
  version: [1, 2],
  revision: [1, 2],
  rating: [4],
  crew: [3, 1],
  browser: ['Microsoft Edge', null],
  system: ['Windows', null],
  threads: [[threadOf(word, 'guest', 1)], [threadOf(word, 'host', 5), threadOf(word, 'guest', 2)]],
})

function threadOf(word: string, role: string, count: number) {
  const line = { author: word, content: word, photos: 1, documents: 0 }
  const wordless = { author: null, content: '', photos: count, documents: 2 }
  return { id: '1', title: word, otherName: word, role, sharedBy: word, count, lines: [line, wordless] }
}

/** Another one for each name and round, so that they meet in many ways; always the same ones. */
function choose<T>(of: readonly T[], key: string, round: number): T | undefined {
  let mixed = round + 1
  for (const letter of key) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return of[(mixed >>> 8) % of.length]
}

function sampleOf(key: string, round: number, word: string): unknown {
  const codes = codesWith(word)[key]
  if (codes) return choose(codes, key, round)
  if (/url$|^link$/i.test(key)) return 'https://roomtone.test/x'
  if (/email/i.test(key)) return 'quill@example.com'
  if (/Id$/.test(key)) return 'a1b2'
  if (key === 'address') return '203.0.113.x'
  if (key === 'timeZone') return 'America/New_York'
  if (/At$|Until$|^until$/.test(key)) return MOMENT
  if (/minutes|hours|days|years|count|amount|paid|percent|charge|reward/i.test(key)) return 12
  if (/^(is|has|was|may)[A-Z]/.test(key)) return choose([true, false], key, round)
  return /s$/.test(key) && !/(notes|words|address)$/i.test(key) ? [word] : word
}

function compose(composer: Composer, round: number, word: string): MailIn[] {
  const given = new Proxy(SITE, {
    get: (_, key) => (typeof key === 'symbol' ? undefined : (SITE[key] ?? sampleOf(key, round, word))),
  })
  try {
    const mail = composer(given, choose(['refused', ''], composer.name, round))
    return /undefined|NaN/.test(mailIn('en', mail).text) ? [] : [mail]
  } catch {
    // Not every sample suits every mail; every-mail.test.ts names those that none of them suits.
    return []
  }
}

function differing(mails: MailIn[]): MailIn[] {
  const shown = (mail: MailIn) => mailIn('en', mail).subject + mailIn('en', mail).html
  return [...new Map(mails.map((mail) => [shown(mail), mail])).values()]
}

/** Every kind of mail, made of samples in which people have written `word` everywhere they can. */
export async function everyMail(word: string): Promise<{ name: string; made: MailIn[] }[]> {
  const modules = await Promise.all(
    files.map((path) => import(new URL(path, features).href) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Composer] => /Mail$/.test(entry[0]) && entry[0] !== 'letterMail')
    .map(([name, composer]) => ({
      name,
      made: differing(Array.from({ length: ROUNDS }, (_, round) => compose(composer, round, word)).flat()),
    }))
}
