import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { findLetterFacts } from './application.store.ts'
import { listingApprovedMail } from './mails/listing-approved.ts'
import { listingReceivedMail } from './mails/listing-received.ts'
import { listingRejectedMail } from './mails/listing-rejected.ts'
import { notifyListingSubmissionMail } from './mails/notify-listing-submission.ts'

export function applicationMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  // Once the decision is made, this mail is no longer needed.
  const submission: Composer = async ({ applicationId = '' }) => {
    const about = await findLetterFacts(db, applicationId)
    if (about?.status !== 'pending') return null
    const { email, fullName, title, city, state, revision } = about
    const place = `${city}, ${state}`
    return {
      to: config.operatorEmail,
      mail: notifyListingSubmissionMail({ email, fullName, title, place, revision, ...site }),
    }
  }

  const received: Composer = async ({ applicationId = '' }) => {
    const about = await findLetterFacts(db, applicationId)
    if (about?.status !== 'pending') return null
    return {
      to: about.email,
      mail: listingReceivedMail({ fullName: about.fullName, title: about.title, ...site }),
    }
  }

  // Sent again in the meantime, or decided otherwise: then another mail is on its way.
  const status: Composer = async ({ applicationId = '', status: decided }) => {
    const about = await findLetterFacts(db, applicationId)
    if (!about || about.status !== decided) return null
    const { email, fullName, title, adminNotes, propertyId } = about
    if (decided === 'approved')
      return propertyId === null
        ? null
        : { to: email, mail: listingApprovedMail({ fullName, title, propertyId, adminNotes, ...site }) }
    const isLive = propertyId !== null
    return { to: email, mail: listingRejectedMail({ fullName, title, adminNotes, isLive, ...site }) }
  }

  return {
    'notify-listing-submission': submission,
    'listing-received': received,
    'listing-approved': status,
    'listing-rejected': status,
    // What waited in the queue when the version before was replaced.
    'notify-application-status': status,
  }
}
