import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { bookingLink } from '../booking/entry.ts'
import { reviewPublishedMail, reviewReceivedMail, reviewReplyMail } from './mails/review-mails.ts'
import { findReviewLetter } from './read-review.store.ts'

export function reviewMails(deps: Deps): Composers {
  const { db, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  /** A review that was taken down meanwhile is not mailed. */
  const find = async (reviewId: string) => {
    const row = await findReviewLetter(db, reviewId)
    return row?.publishedAt && row.hiddenAt === null ? row : null
  }

  const toAuthor =
    (write: typeof reviewPublishedMail): Composer =>
    async ({ reviewId = '' }, { unsubscribeUrl }) => {
      const row = await find(reviewId)
      if (!row) return null
      const link = bookingLink(deps, row.side, row.bookingId)
      const { authorFullName: fullName, subjectName: other } = row
      return { to: row.authorEmail, mail: write({ ...row, fullName, other, link, unsubscribeUrl, ...site }) }
    }

  return {
    'review-published': toAuthor(reviewPublishedMail),
    'review-reply': toAuthor(reviewReplyMail),
    'review-received': async ({ reviewId = '' }, { unsubscribeUrl }) => {
      const row = await find(reviewId)
      if (!row) return null
      const link = bookingLink(deps, row.side === 'guest' ? 'host' : 'guest', row.bookingId)
      const { subjectFullName: fullName, authorName: other } = row
      const mail = reviewReceivedMail({ ...row, fullName, other, link, unsubscribeUrl, ...site })
      return { to: row.subjectEmail, mail }
    },
  }
}
