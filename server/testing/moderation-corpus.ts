import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { FINE_TALK } from './moderation/fine-talk.ts'
import { FINE_IN_A_ROW, FLAGGED_TALK, SPLIT_TALK } from './moderation/flagged-talk.ts'
import { LATER_FINE, LATER_FLAGGED } from './moderation/later-talk.ts'
import { UNSEEN_FINE, UNSEEN_FLAGGED } from './moderation/unseen-talk.ts'

export type Labelled = { label: FlagKind | 'fine'; text: string; before: string[] }

/** Messages of our own writing, and what a fair reader would say of each. */
export const MODERATION_CORPUS: Labelled[] = [
  ...label(FINE_TALK, 'fine'),
  ...label(LATER_FINE, 'fine'),
  ...FINE_IN_A_ROW.map((row): Labelled => ({ label: 'fine', ...row })),
  ...FLAGGED_TALK,
  ...labelAll(LATER_FLAGGED),
  ...SPLIT_TALK,
]

/** Messages that no rule was ever adjusted to. */
export const UNSEEN_MESSAGES: Labelled[] = [...label(UNSEEN_FINE, 'fine'), ...labelAll(UNSEEN_FLAGGED)]

function labelAll(texts: Record<FlagKind, string[]>): Labelled[] {
  return Object.entries(texts).flatMap(([kind, lines]) => label(lines, kind as FlagKind))
}

function label(texts: string[], as: Labelled['label']): Labelled[] {
  return texts.map((text) => ({ label: as, text, before: [] }))
}
