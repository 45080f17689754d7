import type { ReviewRow } from '@roomtone/contract/review/admin-reviews'
import type { OwnReview, PublishedReview, ReviewAboutYou } from '@roomtone/contract/review/review'
import { mayReview } from '@roomtone/domain/review/review'
import type { ReadReview } from './read-review.store.ts'
import type { AdminReview } from './review-list.store.ts'

type Row = Omit<ReadReview, 'at'>

export function publishedView(row: Row | AdminReview): PublishedReview {
  const { home, tripType, stay, services } = row.shares
  return {
    id: row.id,
    side: row.side,
    rating: row.rating,
    body: row.body,
    publishedAt: row.publishedAt?.toISOString() ?? '',
    author: { id: row.authorId, name: row.authorName, hasProfile: row.authorHasProfile },
    subject: { id: row.subjectId, name: row.subjectName, hasProfile: row.subjectHasProfile },
    property: { id: row.propertyId, title: row.title },
    shares: {
      home: home ?? null,
      tripType: tripType ?? null,
      stay: stay ? { by: stay.by, length: stay.length } : null,
      services: services ?? [],
    },
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : { text: row.reply, at: row.repliedAt.toISOString() },
  }
}

export function ownView(row: Row, now: Date): OwnReview {
  return {
    ...publishedView(row),
    bookingId: row.bookingId,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    writtenAt: row.createdAt.toISOString(),
    canEdit: row.publishedAt === null && mayReview({ endedAt: row.endedAt, now }),
    hiddenBecause: row.hiddenAt === null ? null : row.hiddenReason,
  }
}

export function aboutYouView(row: Row): ReviewAboutYou {
  return { ...publishedView(row), bookingId: row.bookingId, canReply: row.reply === null }
}

export function adminView(row: AdminReview): ReviewRow {
  return {
    ...publishedView(row),
    bookingId: row.bookingId,
    authorEmail: row.authorEmail,
    subjectEmail: row.subjectEmail,
    hidden:
      row.hiddenAt === null
        ? null
        : { at: row.hiddenAt.toISOString(), by: row.hiddenBy ?? '', because: row.hiddenReason },
    openReports: row.openReports,
  }
}
