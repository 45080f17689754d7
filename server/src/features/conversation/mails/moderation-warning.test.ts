import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { moderationWarningMail } from './moderation-warning.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const hostile = '<script>alert(1)</script>'

describe('the mail of a warning', () => {
  it('escapes what people typed', () => {
    const { html } = mailIn(
      'en',
      moderationWarningMail({
        ...site,
        fullName: hostile,
        note: hostile,
        rule: null,
        title: hostile,
      }),
    )
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('quotes nothing where the admin wrote nothing', () => {
    const { text } = mailIn(
      'en',
      moderationWarningMail({
        ...site,
        fullName: 'Gus Guest',
        note: '',
        rule: null,
        title: null,
      }),
    )
    expect(text).not.toContain('>')
    expect(text.split('\n')).toContain('https://roomtone.test/community-commitment')
  })
})
