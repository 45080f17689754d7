import type { Language } from '@roomtone/texts/languages'
import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { confirmEmailMail } from './confirm-email.ts'
import { newDeviceMail } from './new-device.ts'
import { notifyNewAccountMail } from './notify-new-account.ts'
import { passwordChangedMail } from './password-changed.ts'
import { reactivatedMail } from './reactivated.ts'
import { resetPasswordMail } from './reset-password.ts'
import { welcomeMail } from './welcome.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const url = 'https://roomtone.test/auth/confirm?token=0123456789abcdef&kind=first'
const when = new Date('2026-11-21T17:04:00Z')
const hostile = '<script>alert(1)</script>'
const newAccount = {
  ...site,
  email: 'mara@example.com',
  fullName: 'Mara Ellison',
  userType: 'creator',
  source: 'waitlist',
  adminUrl: 'https://roomtone.test/admin/users?tab=waitlist',
} as const

describe('mails of an account', () => {
  it('escapes what a person typed', () => {
    const mails = [
      mailIn('en', welcomeMail({ ...site, firstName: hostile })),
      mailIn('en', confirmEmailMail({ ...site, fullName: hostile, url, hours: 24 })),
      mailIn(
        'en',
        notifyNewAccountMail({ ...newAccount, fullName: hostile, email: `"${hostile}"@example.com` }),
      ),
      mailIn(
        'en',
        newDeviceMail({ ...site, browser: hostile, system: null, when, address: hostile, resetUrl: url }),
      ),
    ]
    for (const mail of mails) expect(mail.html).not.toContain('<script')
    expect(mails[2]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('keeps a line break in a name out of the subject', () => {
    for (const source of ['waitlist', 'sign-up'] as const) {
      const { subject } = mailIn(
        'en',
        notifyNewAccountMail({
          ...newAccount,
          source,
          fullName: 'Mara\r\nBcc: x@example.com',
        }),
      )
      expect(subject).not.toMatch(/[\r\n]/)
      expect(subject).toContain('Mara Bcc: x@example.com')
    }
  })

  it('names the browser of a sign-in in the reader’s language', () => {
    const about = { ...site, when, address: '203.0.113.x', resetUrl: url }
    const factOf = (language: Language, browser: string | null, system: string | null) =>
      /(?:Browser|Navegador|Navigateur)\s?: +(.+)/.exec(
        mailIn(language, newDeviceMail({ ...about, browser, system })).text,
      )?.[1]
    expect(factOf('en', 'Safari', 'iOS')).toBe('Safari on iOS')
    expect(factOf('es', 'Safari', 'iOS')).toBe('Safari en iOS')
    expect(factOf('fr', 'Microsoft Edge', 'Windows')).toBe('Microsoft Edge sur Windows')
    expect(factOf('fr', null, 'Linux')).toBe('Un navigateur inconnu sur Linux')
    expect(factOf('es', null, null)).toBe('Un navegador desconocido')
  })

  it('carries the whole address in both parts', () => {
    const mails = [
      mailIn('en', confirmEmailMail({ ...site, fullName: 'Mara Ellison', url, hours: 24 })),
      mailIn('en', resetPasswordMail({ ...site, url, minutes: 60 })),
      mailIn(
        'en',
        newDeviceMail({
          ...site,
          browser: 'Firefox',
          system: 'Linux',
          when,
          address: '203.0.113.x',
          resetUrl: url,
        }),
      ),
    ]
    for (const mail of mails) {
      expect(mail.text.split('\n')).toContain(url)
      expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
    }
    expect(mailIn('en', notifyNewAccountMail(newAccount)).text.split('\n')).toContain(newAccount.adminUrl)
    expect(mailIn('en', welcomeMail(site)).text.split('\n')).toContain('https://roomtone.test/dashboard')
    expect(mailIn('en', reactivatedMail(site)).text.split('\n')).toContain('https://roomtone.test/dashboard')
  })

  it('greets by first name, or without one', () => {
    expect(
      mailIn('en', confirmEmailMail({ ...site, fullName: 'Mara Ellison', url, hours: 24 })).text,
    ).toContain('Hi Mara,')
    expect(mailIn('en', welcomeMail(site)).text).toContain('Hi,')
  })

  it('writes times and periods as people do', () => {
    expect(mailIn('en', passwordChangedMail({ ...site, when })).text).toContain(
      'Sat, Nov 21, 2026, 5:04 PM UTC',
    )
    expect(mailIn('en', resetPasswordMail({ ...site, url, minutes: 60 })).text).toContain('for 1 hour')
    expect(mailIn('en', resetPasswordMail({ ...site, url, minutes: 30 })).text).toContain('for 30 minutes')
    expect(mailIn('en', confirmEmailMail({ ...site, fullName: 'Mara', url, hours: 24 })).text).toContain(
      'for 24 hours',
    )
  })
})
