import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { BLIND_FINE } from './moderation/blind-fine.ts'
import { BLIND_FLAGGED } from './moderation/blind-talk.ts'
import { DEV_HARM } from './moderation/dev-harm.ts'
import { DEV_DODGES, DEV_FINE } from './moderation/dev-talk.ts'
import { DODGING_HARM } from './moderation/dodging-harm.ts'
import { DODGING_TALK } from './moderation/dodging-talk.ts'
import { FINE_TALK } from './moderation/fine-talk.ts'
import { FINE_IN_A_ROW, FLAGGED_TALK, SPLIT_TALK } from './moderation/flagged-talk.ts'
import { HOST_AND_CREW_TALK } from './moderation/host-and-crew-talk.ts'
import { LATER_FINE, LATER_FLAGGED } from './moderation/later-talk.ts'
import { ONCE_UNSEEN_FINE, ONCE_UNSEEN_FLAGGED } from './moderation/once-unseen-talk.ts'
import { PRODUCTION_TALK } from './moderation/production-talk.ts'
import { UNSEEN_FINE, UNSEEN_FLAGGED } from './moderation/unseen-talk.ts'

export type Labelled = { label: FlagKind | 'fine'; text: string; before: string[] }

/** Messages of our own writing, and what a fair reader would say of each. */
export const MODERATION_CORPUS: Labelled[] = [
  ...label(FINE_TALK, 'fine'),
  ...label(LATER_FINE, 'fine'),
  ...label(ONCE_UNSEEN_FINE, 'fine'),
  ...FINE_IN_A_ROW.map((row): Labelled => ({ label: 'fine', ...row })),
  ...FLAGGED_TALK,
  ...labelAll(LATER_FLAGGED),
  ...labelAll(ONCE_UNSEEN_FLAGGED),
  ...SPLIT_TALK,
]

/** Messages that no rule was ever adjusted to. */
export const UNSEEN_MESSAGES: Labelled[] = [...label(UNSEEN_FINE, 'fine'), ...labelAll(UNSEEN_FLAGGED)]

/** By an author who knew neither the rules nor any other corpus; measured once the rules were done. */
export const BLIND_MESSAGES: Labelled[] = [...label(BLIND_FINE, 'fine'), ...labelAll(BLIND_FLAGGED)]

/** Ordinary messages that come close to what is stopped. */
export const PRODUCTION_MESSAGES: Labelled[] = label([...PRODUCTION_TALK, ...HOST_AND_CREW_TALK], 'fine')

const DODGES = Object.entries({ ...DODGING_TALK, ...DODGING_HARM }).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line, index) => {
      const messages = line.split(' // ')
      const text = messages.pop() ?? ''
      return { label: kind as FlagKind, text, before: messages, isHeldOut: index % 2 === 1 }
    }),
)
/** The half that rules are written for. */
export const DODGES_TO_LEARN_FROM: Labelled[] = DODGES.filter(({ isHeldOut }) => !isHeldOut)
/** The half that no rule may follow. */
export const DODGES_HELD_OUT: Labelled[] = DODGES.filter(({ isHeldOut }) => isHeldOut)

/** By another author: of each kind, the rules were widened with every other message in sight. */
export const DEV_LEARNED: Labelled[] = devHalf(0)
/** The other half, which was not read while the rules were widened. */
export const DEV_HELD_OUT: Labelled[] = devHalf(1)

function devHalf(remainder: 0 | 1): Labelled[] {
  const half = (texts: string[]) => texts.filter((_, index) => index % 2 === remainder)
  const flagged = Object.entries({ ...DEV_DODGES, ...DEV_HARM }).flatMap(([kind, texts]) =>
    label(half(texts), kind as FlagKind),
  )
  return [...label(half(DEV_FINE), 'fine'), ...flagged]
}

function labelAll(texts: Record<FlagKind, string[]>): Labelled[] {
  return Object.entries(texts).flatMap(([kind, lines]) => label(lines, kind as FlagKind))
}

function label(texts: string[], as: Labelled['label']): Labelled[] {
  return texts.map((text) => ({ label: as, text, before: [] }))
}
