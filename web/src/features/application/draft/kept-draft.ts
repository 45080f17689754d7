import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Kept } from './save-queue.ts'

export type Snapshot = { screen: Place; content: DraftContent }
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
  server: Pick<DraftView, 'version' | 'content'>,
  kept: KeptDraft | null,
): Reconciled {
  const mine = kept?.latest ?? kept?.sending ?? null
  if (!kept || !mine || isSame(server.content, mine.content)) return { mine: null, changedElsewhere: false }
  const arrived = kept.sending !== null && isSame(server.content, kept.sending.content)
  if (server.version === kept.version || arrived) return { mine, changedElsewhere: false }
  return { mine: null, changedElsewhere: true }
}

/** The server trims what was typed; that is no difference. */
export function isSame(one: DraftContent, other: DraftContent): boolean {
  return plain(one) === plain(other)
}

function plain(content: DraftContent): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
