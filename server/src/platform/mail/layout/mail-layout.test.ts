import { own } from '@roomtone/contract/language/own-words'
import { describe, expect, it } from 'vitest'
import { mailIn, renderMail } from './mail-layout.ts'

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

describe('renderMail', () => {
  it('escapes every value in the html', () => {
    const mail = renderMail({
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
    const mail = renderMail({
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
    const mail = renderMail({ ...content, blocks: [{ kind: 'text', text: 'quiet please '.repeat(40) }] })
    for (const line of mail.text.split('\n')) expect(line.length).toBeLessThanOrEqual(72)
  })

  it('keeps the subject on one line', () => {
    const subject = 'Ada\r\nBcc: all@example.com\u2028Lovelace\u0000'
    expect(renderMail({ ...content, subject }).subject).toBe('Ada Bcc: all@example.com Lovelace')
  })

  it('keeps the unbreakable spaces of French, and sets its colons off', () => {
    const written = renderMail({
      ...content,
      subject: `Canceled: ${own('Alder House')}`,
      unsubscribeUrl: 'https://roomtone.test/u',
      blocks: [
        { kind: 'text', text: '$1,210 goes back to your card.' },
        { kind: 'facts', rows: [['Space', own('Alder House')]] },
        { kind: 'button', label: 'Sign in', url: 'https://roomtone.test/x' },
      ],
    })
    const { subject, text } = mailIn('fr', written)
    expect(subject).toBe('Annulée\u00a0: Alder House')
    expect(text).toMatch(/^1\u202f210\u00a0\$US reviennent/m)
    expect(text).toContain('Lieu\u00a0:  Alder House')
    expect(text).toContain('Se connecter\u00a0:\nhttps://roomtone.test/x')
    expect(text).toContain('Se désabonner\u00a0: https://roomtone.test/u')
    expect(mailIn('es', written).text).toContain('Espacio:  Alder House')
  })

  it('leads to public pages in the language it is written in, and to all others as it would anyway', () => {
    const site = content.publicUrl
    const others = [`${site}/trips/7`, `${site}.evil.example/search`, 'https://example.com/search']
    const urls = [`${site}/search`, `${site}/help?article=x`, ...others]
    const written = renderMail({
      ...content,
      blocks: urls.map((url) => ({ kind: 'button', label: 'Sign in', url })),
    })
    const led = mailIn('fr', written)
    for (const url of [`${site}/fr/search`, `${site}/fr/help?article=x`, ...others]) {
      expect(led.text.split('\n')).toContain(url)
      expect(led.html).toContain(`href="${url}"`)
    }
    expect(led.text.split('\n')).toContain(`${site}/fr`)
    expect(led.html).toContain(`href="${site}/fr"`)
    for (const url of [site, ...urls]) expect(mailIn('en', written).text.split('\n')).toContain(url)
  })

  it('turns line breaks of a text into breaks, not into markup of its own', () => {
    const mail = renderMail({ ...content, blocks: [{ kind: 'quote', text: 'One\n<b>two' }] })
    expect(mail.html).toContain('One<br>&lt;b&gt;two')
    expect(mail.text).toContain('> One\n> <b>two')
  })

  it('says in both parts who wrote, why, and how to answer', () => {
    const mail = renderMail(content)
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Roomtone')
      expect(part).toContain(content.reason)
      expect(part).toContain(content.supportEmail)
      expect(part).toContain(content.publicUrl)
    }
  })

  it('leaves somebody’s own words as they wrote them, in every language, and shows no mark', () => {
    const written = renderMail({
      ...content,
      subject: `Canceled: ${own('Glasshouse at Fern Lane')}`,
      preheader: own('Modern'),
      heading: own('Find another space'),
      blocks: [
        { kind: 'facts', rows: [['Space', own('Barn\u2069')]] },
        { kind: 'quote', text: '\u2068Pool\u2069' },
      ],
    })
    for (const language of ['en', 'es', 'fr'] as const) {
      const { subject, html, text } = mailIn(language, written)
      expect(subject).toMatch(/^(Cancel|Annul)\p{L}+\s?: Glasshouse at Fern Lane$/u)
      for (const words of ['Modern', 'Find another space', 'Barn', 'Pool']) expect(html).toContain(words)
      expect(`${html}${text}`).not.toMatch(/[\u2068\u2069]/)
    }
  })

  it('offers in both parts to unsubscribe from what can be turned off, and from nothing else', () => {
    const unsubscribeUrl = `https://roomtone.test/unsubscribe?token=${'a1'.repeat(60)}`
    const mail = renderMail({ ...content, unsubscribeUrl })
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`)
    expect(mail.text.split('\n')).toContain(`Unsubscribe: ${unsubscribeUrl}`)
    for (const none of [renderMail(content), renderMail({ ...content, unsubscribeUrl: null })])
      expect(none.html + none.text).not.toMatch(/unsubscribe/i)
  })
})
