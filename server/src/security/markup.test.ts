import { LANGUAGES } from '@roomtone/texts/languages'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { everyMail } from '../../testing/every-mail.ts'
import { mailIn } from '../../testing/mail-in.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { unreadMessagesMail } from '../features/conversation/mails/unread-messages.ts'
import { indexPage } from '../features/data-export/index-page.ts'
import { mailingMail } from '../features/notification/mails/mailing.ts'
import { writePdf } from '../platform/documents/write-pdf.ts'
import { writeCalendarEntry } from '../platform/feeds/write-calendar.ts'
import type { Mail } from '../platform/mail/layout/mail.ts'

/** Out of an element, out of an attribute, and on into a second header. */
const PLANTED = '"\'><img src=x onerror=alert(1)><script>alert(2)</script>&lt;b&gt;\r\nBcc: x@evil.example'
const SITE = { publicUrl: 'https://roomtone.test', supportEmail: 'help@roomtone.test' }
const NOW = new Date('2026-11-15T12:00:00Z')

/** Elements, scripts and handlers that our own templates do not write. */
function foreign(html: string): string[] {
  // The text between the quotes of an attribute is its value, unless it is an address.
  const tags = (html.match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) =>
    tag.replace(/(=")(?!javascript:)[^"]*"/gi, '$1"'),
  )
  return tags.filter((tag) =>
    /^<\/?(?:script|img|iframe|svg|object|embed|form)\b|\son\w+\s*=|javascript:/i.test(tag),
  )
}

function expectInert(name: string, mail: Mail): void {
  expect(foreign(mail.html), name).toEqual([])
  expect(mail.subject, name).not.toMatch(/[\r\n]/)
}

describe('markup in a mail', () => {
  it('is shown as it was written, in every mail, part and language, and opens no second header', async () => {
    const made = (await everyMail(PLANTED)).flatMap(({ name, made }) => made.map((mail) => ({ name, mail })))
    expect(made.length).toBeGreaterThan(100)
    for (const { name, mail } of made) expectInert(name, mailIn('en', mail))
    // Another language is drawn by the same hand; some of each is enough.
    for (const { name, mail } of made.filter((_, n) => n % 20 === 0))
      for (const language of LANGUAGES) expectInert(name, mailIn(language, mail))
    const quoting = made.filter(({ mail }) => mailIn('en', mail).html.includes('&lt;script&gt;alert(2)'))
    expect(quoting.length).toBeGreaterThan(50)
  })

  it('is shown as it was written where messages are quoted and where an admin writes to everyone', () => {
    const thread = {
      id: '1',
      title: PLANTED,
      otherName: PLANTED,
      role: 'guest' as const,
      sharedBy: PLANTED,
      count: 1,
      lines: [{ author: PLANTED, content: PLANTED, photos: 0, documents: 0 }],
    }
    const quoted = mailIn(
      'en',
      unreadMessagesMail({
        ...SITE,
        fullName: PLANTED,
        unsubscribeUrl: null,
        threads: [thread],
      }),
    )
    const mailing = mailIn(
      'en',
      mailingMail({
        ...SITE,
        topic: 'news',
        subject: PLANTED,
        body: PLANTED,
        link: { label: PLANTED, path: '/search' },
        unsubscribeUrl: null,
        isTrial: false,
      }),
    )
    for (const mail of [quoted, mailing]) {
      expectInert('quoted', mail)
      expect(mail.html).toContain('&lt;script&gt;')
    }
  })
})

describe('markup in a file', () => {
  it('stays words in a PDF: no action, no script, no address to click', async () => {
    const planted = `${PLANTED} )>> /OpenAction << /S /JavaScript /JS (app.alert(1)) >>`
    const bytes = await writePdf({
      language: 'en',
      title: planted,
      number: planted,
      paper: 'A4',
      footer: planted,
      at: NOW,
      blocks: [
        { kind: 'heading', text: planted },
        { kind: 'text', text: planted },
        { kind: 'facts', facts: [[planted, planted]] },
        { kind: 'handwriting', text: planted },
      ],
    })
    const { text } = await readPdf({ base64: bytes.toString('base64') })
    expect(text).toContain('alert(2)')
    const document = await getDocumentProxy(new Uint8Array(bytes))
    expect(await document.getOpenAction()).toBeNull()
    expect(await document.getJSActions()).toBeNull()
    const page = await document.getPage(1)
    expect(await page.getAnnotations()).toEqual([])
    expect(await page.getJSActions()).toBeNull()
  })

  it('stays words in a calendar: no line of its own', () => {
    const entry = {
      uid: 'booking-1@roomtone.test',
      summary: `${PLANTED}\r\nATTACH:https://evil.example`,
      description: `${PLANTED}\nBEGIN:VALARM`,
      location: `${PLANTED}\r\nURL:https://evil.example`,
      url: 'https://roomtone.test/x',
      startsAt: NOW,
      endsAt: NOW,
      status: 'CONFIRMED' as const,
      sequence: 1,
    }
    const lines = writeCalendarEntry(entry, NOW).split(/\r\n(?! )/)
    for (const name of ['ATTACH', 'BEGIN:VALARM', 'Bcc'])
      expect(lines.filter((line) => line.startsWith(name))).toEqual([])
    expect(lines.filter((line) => line.startsWith('URL'))).toEqual(['URL:https://roomtone.test/x'])
  })

  it('stays words in the page of a copy of one’s data', () => {
    const page = indexPage(
      {
        email: PLANTED,
        at: NOW,
        ...SITE,
        tables: [{ file: 'wishlist', rows: 1 }],
        files: [`files/${PLANTED}`],
        missing: [`files/${PLANTED}`],
      },
      'en',
    )
    expect(foreign(page)).toEqual([])
  })
})
