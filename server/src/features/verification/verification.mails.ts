import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { verificationInReviewMail } from './mails/verification-in-review.ts'
import { verificationRejectedMail } from './mails/verification-rejected.ts'
import { verificationVerifiedMail } from './mails/verification-verified.ts'
import { findVerification } from './verification.store.ts'

export function verificationMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const verified: Composer = async ({ verificationId = '' }) => {
    const about = await findVerification(db, verificationId)
    if (about?.status !== 'verified') return null
    return { to: about.email, mail: verificationVerifiedMail({ fullName: about.fullName, ...site }) }
  }

  // A decision that came before this mail left has a mail of its own.
  const inReview: Composer = async ({ verificationId = '' }) => {
    const about = await findVerification(db, verificationId)
    if (about?.status !== 'in_review') return null
    return { to: about.email, mail: verificationInReviewMail({ fullName: about.fullName, ...site }) }
  }

  const rejected: Composer = async ({ verificationId = '' }) => {
    const about = await findVerification(db, verificationId)
    if (about?.status !== 'rejected' || about.reason === null) return null
    const { fullName, reason } = about
    return { to: about.email, mail: verificationRejectedMail({ fullName, reason, ...site }) }
  }

  return {
    'verification-verified': verified,
    'verification-in-review': inReview,
    'verification-rejected': rejected,
  }
}
