import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Kept } from './save-queue.ts'

/** Terms are null until the host has changed them: until then the server keeps suggesting. */
export type Snapshot = { screen: Place; content: DraftContent; terms: ListingTerms | null }
export type KeptDraft = Kept<Snapshot>

const keyOf = (id: string) => `roomtone.draft.${id}`

/** Answers that the server does not have yet survive a reload, in this tab only. */
export function keepDraft(id: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Full or blocked storage costs the safety net, not the wizard.
  }
}

export function readKept(id: string): KeptDraft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(id))
    return stored ? (JSON.parse(stored) as KeptDraft) : null
  } catch {
    return null
  }
}

/** `mine` is set when the kept answers continue the server's version. */
type Reconciled = { mine: Snapshot | null; changedElsewhere: boolean }

/**
 * Decides which version counts: ours, when the server still has the version it was typed on, or exactly the
 * content that we were sending when its answer got lost; otherwise the server's.
 */
export function reconcile(
  server: Pick<DraftView, 'version' | 'content' | 'terms'>,
  kept: KeptDraft | null,
): Reconciled {
  const mine = kept?.latest ?? kept?.sending ?? null
  if (!kept || !mine || isSame(server, mine)) return { mine: null, changedElsewhere: false }
  const arrived = kept.sending !== null && isSame(server, kept.sending)
  if (server.version === kept.version || arrived) return { mine, changedElsewhere: false }
  return { mine: null, changedElsewhere: true }
}

/** The server trims what was typed, which is no difference. */
export function isSame(server: Pick<DraftView, 'content' | 'terms'>, mine: Said): boolean {
  if (plain(server.content) !== plain(mine.content)) return false
  // A tab from before there were terms has kept none.
  return mine.terms == null || plain(server.terms) === plain(mine.terms)
}

type Said = { content: DraftContent; terms?: ListingTerms | null }

function plain(value: unknown): string {
  return JSON.stringify(value, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
