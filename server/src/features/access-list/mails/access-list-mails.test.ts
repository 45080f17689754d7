import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { referralInvitationMail } from '../../referral/mails/referral-invitation.ts'
import { waitlistJoinedMail } from '../../waitlist/mails/waitlist-joined.ts'
import { invitationMail } from './invitation.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const url = 'https://roomtone.test/auth?email=mara%40example.com&tab=sign-up'
const closed = { isOpen: false, signUpUrl: url }
const hostile = '<script>alert(1)</script>\r\nBcc: x@example.com'

describe('mails of the access list', () => {
  it('carries the invitation address in both parts', () => {
    const mail = mailIn('en', invitationMail({ ...site, fullName: 'Mara Ellison', url }))
    expect(mail.text.split('\n')).toContain(url)
    expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
    expect(mail.text).toContain('Hi Mara,')
  })

  it('invites a person whose name we do not know', () => {
    expect(mailIn('en', invitationMail({ ...site, url })).text).toContain('Hi,')
  })

  it('lets nothing of a hostile name through', () => {
    const mails = [
      mailIn('en', invitationMail({ ...site, fullName: hostile, url })),
      mailIn('en', waitlistJoinedMail({ ...site, fullName: hostile, userType: 'host', ...closed })),
      mailIn(
        'en',
        waitlistJoinedMail({
          ...site,
          fullName: 'https://evil.example/win now',
          userType: 'creator',
          ...closed,
        }),
      ),
    ]
    for (const mail of mails) {
      expect(mail.html).not.toContain('<script')
      expect(mail.subject).not.toMatch(/[\r\n]/)
      expect(mail.html + mail.text).not.toContain('evil.example')
    }
  })

  it('gives hosts and creators their own next step', () => {
    const host = mailIn(
      'en',
      waitlistJoinedMail({ ...site, fullName: 'Mara Ellison', userType: 'host', ...closed }),
    )
    const creator = mailIn(
      'en',
      waitlistJoinedMail({ ...site, fullName: 'Mara Ellison', userType: 'creator', ...closed }),
    )
    expect(host.text).toContain('https://roomtone.test/help?article=list-a-space')
    expect(creator.text).toContain('https://roomtone.test/search')
    expect(host.text).toContain('currently invite-only')
  })

  it('speaks of no waiting while the doors are open', () => {
    const open = {
      ...site,
      fullName: 'Mara Ellison',
      userType: 'host' as const,
      isOpen: true,
      signUpUrl: url,
    }
    const joined = mailIn('en', waitlistJoinedMail(open))
    expect(joined.text).toContain(url)
    const invited = { ...site, referrerName: 'Mara', link: 'https://roomtone.test/?ref=AB12CD34' }
    expect(mailIn('en', referralInvitationMail({ ...invited, isOpen: false })).text).toContain('invite-only')
    for (const mail of [joined, mailIn('en', referralInvitationMail({ ...invited, isOpen: true }))])
      expect(mail.subject + mail.html + mail.text).not.toMatch(
        /invite-only|waitlist\b(?! *\.)|while you wait/i,
      )
  })
})
