export type AuditFinding = {
  kind: 'changed' | 'removed' | 'inserted' | 'head' | 'unchained' | 'seal' | 'signature'
  /** The first row that does not fit; null where it is one that is not there. */
  row: number | null
  bookingId?: string
  /** The batch: the fault is between its two numbers. */
  seal?: { id: number; fromId: number; toId: number }
  what: string
}

export function sayFinding({ row, bookingId, seal, what }: AuditFinding): string {
  const places = [
    row === null ? null : `row ${row}`,
    bookingId ? `booking ${bookingId}` : null,
    seal ? `seal ${seal.id} over rows ${seal.fromId} to ${seal.toId}` : null,
  ]
  return `${places.filter((place) => place !== null).join(', ')}: ${what}`
}
