import type { ReviewItem } from '@roomtone/contract/verification/list-verifications'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findAccountsWithIds, type ReviewRow } from './review.store.ts'

/** Rows as an admin sees them: sealed values are opened, and others who used the same ID are named. */
export async function viewReviews(deps: Deps, handle: Handle, rows: ReviewRow[]): Promise<ReviewItem[]> {
  const hashes = rows.flatMap((row) => row.idHash ?? [])
  const seen = hashes.length > 0 ? await findAccountsWithIds(handle, hashes) : []
  const items: ReviewItem[] = []
  for (const row of rows) {
    const personal = await deps.keys.open(handle, row.userId, row.personal)
    const others = seen.filter((other) => other.userId !== row.userId && isSame(other.idHash, row.idHash))
    items.push({
      ...reviewView(row),
      legalName: personal?.['legalName'] ?? '',
      address: personal?.['address'] ?? '',
      sameIdAs: others.map(({ userId, name }) => ({ userId, name })),
    })
  }
  return items
}

function isSame(a: Buffer | null, b: Buffer | null): boolean {
  return a !== null && b !== null && a.equals(b)
}

function reviewView(row: ReviewRow): Omit<ReviewItem, 'legalName' | 'address' | 'sameIdAs'> {
  const { documentId, mediaType, sizeBytes } = row
  return {
    id: row.id,
    userId: row.userId,
    email: row.email,
    profileName: row.profileName,
    dateOfBirth: row.dateOfBirth,
    profileBirthday: row.profileBirthday,
    idLast4: row.idLast4,
    provider: row.provider,
    status: row.status,
    flags: row.flags,
    reason: row.reason,
    document:
      documentId !== null && mediaType !== null && sizeBytes !== null
        ? { id: documentId, mediaType, sizeBytes }
        : null,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    assignee: row.assignee,
  }
}
