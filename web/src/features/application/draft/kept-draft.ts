import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Kept } from './save-queue.ts'

/** Terms are null until the host has said something of them: the server then goes on suggesting. */
export type Snapshot = { screen: Place; content: DraftContent; terms: ListingTerms | null }
export type KeptDraft = Kept<Snapshot>

const keyOf = (id: string) => `roomtone.draft.${id}`

/** What the server does not have yet outlives a reload, in this tab only. */
export function keepDraft(id: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage that is full or blocked takes the net away, not the wizard.
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

/** `mine` is set when what was kept here goes on from the server's version. */
type Reconciled = { mine: Snapshot | null; changedElsewhere: boolean }

/**
 * Whose word holds: ours, when the server still has the version it was typed on, or the very content we were sending
 * when its answer got lost; the server's otherwise.
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

/** The server trims what was typed; that is no difference. */
export function isSame(server: Pick<DraftView, 'content' | 'terms'>, mine: Said): boolean {
  if (plain(server.content) !== plain(mine.content)) return false
  // A tab from before terms were asked has kept none.
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
