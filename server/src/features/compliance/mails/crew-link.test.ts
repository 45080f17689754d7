import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { crewLinkMail } from './crew-link.ts'

const hostile = '<script>alert(1)</script>'
const letter = {
  fullName: 'Mara Lindqvist',
  role: 'Gaffer',
  from: 'Ada',
  production: 'Quiet Hours',
  title: 'A quiet loft',
  startsAt: new Date('2026-12-05T17:00:00Z'),
  endsAt: new Date('2026-12-05T21:00:00Z'),
  callAt: new Date('2026-12-05T17:00:00Z'),
  wrapAt: new Date('2026-12-05T21:00:00Z'),
  timeZone: 'America/Los_Angeles',
  code: 'K7M2Q9XT',
  url: 'https://roomtone.test/call-sheet#token=abc',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'support@roomtone.test',
}

describe('the mail with a crew member’s link', () => {
  it('says who sends it, for what, and under which code', () => {
    const { subject, text } = mailIn('en', crewLinkMail(letter))
    expect(subject).toBe('Your call sheet: Quiet Hours')
    for (const word of ['Hi Mara,', 'Ada added you', 'Gaffer', 'K7M2Q9XT', letter.url])
      expect(text).toContain(word)
    expect(text).toContain('Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST')
  })

  it('tells the shoot from the prep and strike around it', () => {
    const mail = crewLinkMail({
      ...letter,
      callAt: new Date('2026-12-05T18:00:00Z'),
      wrapAt: new Date('2026-12-05T20:00:00Z'),
    })
    expect(mailIn('en', mail).text).toMatch(
      /When: +Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST\s+Shoot: +Sat, Dec 5, 2026, 10:00 AM – 12:00 PM PST/,
    )
    expect(mailIn('en', crewLinkMail(letter)).text).not.toContain('Shoot:')
  })

  it('escapes what people typed, and takes no address of a page for a name', () => {
    const mail = crewLinkMail({
      ...letter,
      fullName: hostile,
      role: hostile,
      production: hostile,
      title: hostile,
      from: 'https://evil.example',
    })
    const { html, text } = mailIn('en', mail)
    expect(html).not.toContain('<script')
    expect(text).not.toContain('evil.example')
    expect(text).toContain('The production added you')
  })
})
