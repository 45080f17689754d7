import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { verificationInReviewMail } from './verification-in-review.ts'
import { verificationRejectedMail } from './verification-rejected.ts'
import { verificationVerifiedMail } from './verification-verified.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const hostile = '<script>alert(1)</script>'

describe('mails of a verification', () => {
  it('escape what people typed', () => {
    const mails = [
      mailIn('en', verificationVerifiedMail({ ...site, fullName: hostile })),
      mailIn('en', verificationInReviewMail({ ...site, fullName: hostile })),
      mailIn('en', verificationRejectedMail({ ...site, fullName: hostile, reason: hostile })),
    ]
    for (const mail of mails) expect(mail.html).not.toContain('<script')
    expect(mails[2]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('lead to where things go on', () => {
    const fullName = 'Mara Ellison'
    const lines = (mail: { text: string }) => mail.text.split('\n')
    expect(lines(mailIn('en', verificationVerifiedMail({ ...site, fullName })))).toContain(
      'https://roomtone.test/dashboard',
    )
    expect(lines(mailIn('en', verificationInReviewMail({ ...site, fullName })))).toContain(
      'https://roomtone.test/verify-identity',
    )
    const rejected = mailIn(
      'en',
      verificationRejectedMail({ ...site, fullName, reason: 'The picture is too dark.' }),
    )
    expect(lines(rejected)).toContain('https://roomtone.test/verify-identity')
    expect(rejected.text).toContain('Hi Mara,')
    expect(rejected.text).toContain('The picture is too dark.')
  })
})
