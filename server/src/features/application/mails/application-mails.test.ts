import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { listingApprovedMail } from './listing-approved.ts'
import { listingReceivedMail } from './listing-received.ts'
import { listingRejectedMail } from './listing-rejected.ts'
import { notifyListingSubmissionMail } from './notify-listing-submission.ts'

const site = { publicUrl: 'https://roomtone.test', supportEmail: 'support@roomtone.test' }
const hostile = '<script>alert(1)</script>'
const facts = { fullName: hostile, title: hostile, adminNotes: hostile, ...site }

describe('mails of an application', () => {
  it('escape what people typed', () => {
    const mails = [
      mailIn('en', notifyListingSubmissionMail({ ...facts, email: hostile, place: hostile, revision: 2 })),
      mailIn('en', listingReceivedMail(facts)),
      mailIn('en', listingApprovedMail({ ...facts, propertyId: 'an-id' })),
      mailIn('en', listingRejectedMail({ ...facts, isLive: false })),
    ]
    for (const mail of mails) expect(mail.html).not.toContain('<script')
  })

  it('say that a live listing stays as it was when only its change is turned down', () => {
    const mail = { fullName: 'Mara Ellison', title: 'A quiet loft', adminNotes: null, ...site }
    expect(mailIn('en', listingRejectedMail({ ...mail, isLive: true })).text).toContain(
      'stays live as it was',
    )
    expect(mailIn('en', listingRejectedMail({ ...mail, isLive: false })).text).not.toContain('stays live')
  })

  it('tell the operator a first submission from a later one', () => {
    const mail = { ...facts, title: 'A quiet loft', email: 'mara@example.com', place: 'Ely, CA' }
    expect(mailIn('en', notifyListingSubmissionMail({ ...mail, revision: 1 })).subject).toBe(
      'New listing to review: A quiet loft',
    )
    const later = mailIn('en', notifyListingSubmissionMail({ ...mail, revision: 3 }))
    expect(later.subject).toBe('Changed listing to review: A quiet loft')
    expect(later.text.split('\n')).toContain('https://roomtone.test/admin/applications')
  })
})
