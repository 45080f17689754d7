import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import type { UnreadLine, UnreadThread } from '../mail/message-mail.store.ts'
import { unreadMessagesMail } from './unread-messages.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const hostile = '<script>alert(1)</script>'
const line = (over: Partial<UnreadLine> = {}): UnreadLine => ({
  author: null,
  content: 'Is there a lift?',
  photos: 0,
  documents: 0,
  ...over,
})
const thread = (over: Partial<UnreadThread> = {}): UnreadThread => ({
  id: '00000000-0000-4000-8000-000000000001',
  role: 'host',
  title: 'Alder House',
  otherName: 'June',
  sharedBy: null,
  count: 1,
  lines: [line()],
  ...over,
})
const written = (...threads: UnreadThread[]) =>
  unreadMessagesMail({ ...site, fullName: 'Gus Guest', threads, unsubscribeUrl: null })
const mailOf = (...threads: UnreadThread[]) => mailIn('en', written(...threads))

describe('the mail about unread messages', () => {
  it('escapes what people typed', () => {
    const { html } = mailOf(
      thread({ title: hostile, otherName: hostile, lines: [line({ content: hostile })] }),
    )
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('says who wrote, or how much there is', () => {
    expect(mailOf(thread({ count: 3 })).subject).toBe('June wrote to you about Alder House')
    expect(mailOf(thread({ count: 3 }), thread(), thread()).subject).toBe('5 new messages in 3 conversations')
    expect(mailOf(thread({ otherName: 'www.example.com' })).subject).toBe(
      'A guest wrote to you about Alder House',
    )
    expect(mailOf(thread({ otherName: '', role: 'guest' })).text).toContain('Reply to your host')
  })

  it('keeps a title that starts a header of its own out of the headers', () => {
    const { subject } = mailOf(thread({ title: 'Loft\r\nBcc: everyone@example.com' }))
    expect(subject).toBe('June wrote to you about Loft Bcc: everyone@example.com')
  })

  it('shortens what is long and tears no character apart', () => {
    const [fits, long] = ['𝒜'.repeat(300), '𝒜'.repeat(301)]
    expect(mailOf(thread({ lines: [line({ content: fits })] })).html).toContain(fits)
    const { html } = mailOf(thread({ lines: [line({ content: long })] }))
    expect(html).toContain(`${'𝒜'.repeat(299)}…`)
    expect(html).not.toContain('𝒜'.repeat(300))
  })

  it('names what was sent with a message, or instead of one', () => {
    const { text } = mailOf(
      thread({ lines: [line({ photos: 1 }), line({ content: '', photos: 2, documents: 1 })] }),
    )
    expect(text).toContain('> Is there a lift?\n\nAttached: a photo.\n\nSent you 2 photos and a document.')
    const sent = mailOf(thread({ lines: [line({ author: 'Ines', content: '', documents: 2 })] }))
    expect(sent.text).toContain('Ines sent you 2 documents.')
    expect(sent.html).toContain('>Ines sent you 2 documents.&#847;')
  })

  it('names files in the reader’s language, and quotes as it was written', () => {
    const mail = written(
      thread({
        title: 'The Loft at Pier 9',
        lines: [
          line({ content: 'The guest gets a full refund.', photos: 1 }),
          line({ content: '', photos: 1, documents: 2 }),
          line({ author: 'Ines', content: '', documents: 1 }),
        ],
      }),
    )
    const es = mailIn('es', mail)
    expect(es.subject).toBe('June te escribió sobre The Loft at Pier 9')
    expect(es.text).toContain('> The guest gets a full refund.\n\nAdjunto: una foto.')
    expect(es.text).toContain('Te envió una foto y 2 documentos.')
    expect(es.text).toContain('Ines te envió un documento.')
    expect(mailIn('fr', mail).text).toContain('Vous a envoyé une photo et 2 documents.')
  })

  it('stays short for somebody who was away for long', () => {
    const { text } = mailOf(...Array.from({ length: 14 }, () => thread()))
    expect(text.match(/Reply to June/g)).toHaveLength(10)
    expect(text).toContain('Open 4 more conversations:\nhttps://roomtone.test/messages?filter=unread')
  })

  it('says for whom a co-host answers, and who of several wrote what', () => {
    const { text } = mailOf(
      thread({ sharedBy: 'Kai', lines: [line({ author: 'Ines' }), line({ author: 'Kai', content: 'Yes' })] }),
    )
    expect(text).toContain('You’re answering for Kai.')
    expect(text).toContain('> Ines: Is there a lift?')
    expect(text).toContain('> Kai: Yes')
    expect(mailOf(thread()).text).not.toContain('You’re answering for')
  })
})
