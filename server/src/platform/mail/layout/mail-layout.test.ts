import { describe, expect, it } from 'vitest'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './mail-layout.ts'

const content = {
  subject: 'A subject',
  preheader: 'What the inbox shows',
  heading: 'A heading',
  blocks: [],
  reason: 'You got this because of a test.',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'support@roomtone.test',
}

const hostile = `<script>alert("1")</script> & 'x'`
const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;'

describe('writeMail', () => {
  it('escapes every value in the html', () => {
    const mail = writeMail('en', {
      ...content,
      subject: hostile,
      preheader: hostile,
      heading: hostile,
      reason: hostile,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'button', label: hostile, url: `https://roomtone.test/?q="><script>` },
        { kind: 'facts', rows: [[hostile, hostile]] },
        { kind: 'note', text: hostile },
        { kind: 'quote', text: hostile },
      ],
    })
    expect(mail.html).not.toContain('<script')
    expect(mail.html.split(escaped)).toHaveLength(11)
    expect(mail.html).toContain('href="https://roomtone.test/?q=&quot;&gt;&lt;script&gt;"')
  })

  it('leaves the text alternative unescaped and its addresses whole', () => {
    const url = `https://roomtone.test/auth/confirm?token=${'a1'.repeat(60)}`
    const mail = writeMail('en', {
      ...content,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'button', label: 'Confirm', url },
      ],
    })
    expect(mail.text).toContain(hostile)
    expect(mail.text.split('\n')).toContain(url)
  })

  it('wraps the lines of the text alternative', () => {
    const mail = writeMail('en', { ...content, blocks: [{ kind: 'text', text: 'quiet please '.repeat(40) }] })
    for (const line of mail.text.split('\n')) expect(line.length).toBeLessThanOrEqual(72)
  })

  it('keeps the subject on one line', () => {
    const subject = 'Ada\r\nBcc: all@example.com\u2028Lovelace\u0000'
    expect(writeMail('en', { ...content, subject }).subject).toBe('Ada Bcc: all@example.com Lovelace')
  })

  it('keeps the unbreakable spaces of French, and sets its colons off', () => {
    const written = {
      ...content,
      subject: 'Annulée\u00a0: Alder House',
      unsubscribeUrl: 'https://roomtone.test/u',
      blocks: [
        { kind: 'text', text: '1\u202f210\u00a0$US reviennent sur votre carte.' },
        { kind: 'facts', rows: [['Lieu', 'Alder House']] },
        { kind: 'button', label: 'Se connecter', url: 'https://roomtone.test/x' },
      ],
    } satisfies MailContent
    const { subject, text } = writeMail('fr', written)
    expect(subject).toBe('Annulée\u00a0: Alder House')
    expect(text).toMatch(/^1\u202f210\u00a0\$US reviennent/m)
    expect(text).toContain('Lieu\u00a0:  Alder House')
    expect(text).toContain('Se connecter\u00a0:\nhttps://roomtone.test/x')
    expect(text).toContain('Se désabonner\u00a0: https://roomtone.test/u')
    expect(writeMail('es', written).text).toContain('Lieu:  Alder House')
  })

  it('leads to public pages in the language it is written in, and to all others as it would anyway', () => {
    const site = content.publicUrl
    const others = [`${site}/trips/7`, `${site}.evil.example/search`, 'https://example.com/search']
    const urls = [`${site}/search`, `${site}/help?article=x`, ...others]
    const written: MailContent = {
      ...content,
      blocks: urls.map((url) => ({ kind: 'button', label: 'Sign in', url })),
    }
    const led = writeMail('fr', written)
    for (const url of [`${site}/fr/search`, `${site}/fr/help?article=x`, ...others]) {
      expect(led.text.split('\n')).toContain(url)
      expect(led.html).toContain(`href="${url}"`)
    }
    expect(led.text.split('\n')).toContain(`${site}/fr`)
    expect(led.html).toContain(`href="${site}/fr"`)
    for (const url of [site, ...urls]) expect(writeMail('en', written).text.split('\n')).toContain(url)
  })

  it('turns line breaks of a text into breaks, not into markup of its own', () => {
    const mail = writeMail('en', { ...content, blocks: [{ kind: 'quote', text: 'One\n<b>two' }] })
    expect(mail.html).toContain('One<br>&lt;b&gt;two')
    expect(mail.text).toContain('> One\n> <b>two')
  })

  it('says in both parts who wrote, why, and how to answer', () => {
    const mail = writeMail('en', content)
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Roomtone')
      expect(part).toContain(content.reason)
      expect(part).toContain(content.supportEmail)
      expect(part).toContain(content.publicUrl)
    }
  })

  it('takes out the marks with which a name could turn what follows around', () => {
    const { subject, html, text } = writeMail('en', {
      ...content,
      subject: 'Canceled: Barn\u2067',
      blocks: [
        { kind: 'facts', rows: [['Space', '\u2066Barn\u2069']] },
        { kind: 'quote', text: '\u2068Pool\u2069' },
      ],
    })
    expect(subject).toBe('Canceled: Barn')
    expect(text).toContain('> Pool')
    expect(`${html}${text}`).not.toMatch(/[\u2066-\u2069]/)
  })

  it('offers in both parts to unsubscribe from what can be turned off, and from nothing else', () => {
    const unsubscribeUrl = `https://roomtone.test/unsubscribe?token=${'a1'.repeat(60)}`
    const mail = writeMail('en', { ...content, unsubscribeUrl })
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`)
    expect(mail.text.split('\n')).toContain(`Unsubscribe: ${unsubscribeUrl}`)
    for (const none of [writeMail('en', content), writeMail('en', { ...content, unsubscribeUrl: null })])
      expect(none.html + none.text).not.toMatch(/unsubscribe/i)
  })
})
