import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import type { CaseRow } from './moderation-case.store.ts'

export function caseView(row: CaseRow): ModerationCase {
  const { reporterId, reporterName, messageId, content, saidAt, propertyId, title } = row
  return {
    id: row.id,
    state: row.state,
    severity: row.severity,
    reason: row.reason,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    subject: {
      id: row.subjectId,
      fullName: row.fullName,
      email: row.email,
      isSuspended: row.suspendedAt !== null,
    },
    reporter: reporterId === null ? null : { id: reporterId, fullName: reporterName ?? '' },
    message:
      messageId !== null && content !== null && saidAt !== null
        ? { id: messageId, content, createdAt: saidAt.toISOString() }
        : null,
    review:
      row.reviewId !== null && row.reviewBody !== null
        ? {
            id: row.reviewId,
            body: row.reviewBody,
            rating: row.rating ?? 0,
            isHidden: row.hiddenAt !== null,
          }
        : null,
    quote: row.quote,
    text: textOf(row),
    property: propertyId === null ? null : { id: propertyId, title: title ?? '' },
    assignee: row.assignee,
  }
}

function textOf({ origin, placeKind, placeId, field, textClass, flags }: CaseRow): ModerationCase['text'] {
  if (origin === null || placeKind === null || field === null || textClass === null) return null
  const words = [...new Set(flags.map(({ fragment }) => fragment))]
  return { origin, place: { kind: placeKind, id: placeId }, field, class: textClass, words }
}
