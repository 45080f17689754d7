import type { ClassedText } from '@roomtone/contract/text-class'
import { findOwnFacts, NO_FACTS, type OwnFacts } from '@roomtone/domain/moderation/find-own-facts'
import {
  areContactsOpen,
  type CheckedClass,
  isContact,
  openedBy,
} from '@roomtone/domain/moderation/text-class'
import {
  type Flag,
  type FlagKind,
  type FlagReason,
  gravestOf,
  SEVERITIES,
  type Severity,
  verdictOf,
} from '@roomtone/domain/moderation/verdict'
import type { Deps } from '../../platform/deps.ts'
import type { Words } from '../../platform/words.ts'
import { wordsOfReason } from './words-of-reason.ts'

/** Several short texts are judged as one; afterward each finding is matched to its text. */
const TOGETHER = 4000

export type Judging = {
  texts: readonly ClassedText[]
  /** Of the author and the reader: contacts are open between them. */
  haveConfirmedBooking?: boolean
  facts?: OwnFacts
  /** Kinds that pass here although they are refused elsewhere. */
  passes?: readonly FlagKind[]
}

export type Judged = {
  field: string
  class: CheckedClass
  value: string
  /** A `FlagReason`, or what another service said. */
  reason: string
  /** For the author. */
  words: Words
  severity: Severity
  flags: Flag[]
}

type Checked = { field: string; class: CheckedClass; value: string }

/** The texts that break a rule. Never inside a transaction: it may call an outside service. */
export async function judgeTexts(deps: Deps, judging: Judging): Promise<Judged[]> {
  const checked = checkedOf(judging)
  const judged: Judged[] = []
  for (const group of groupsOf(checked)) judged.push(...(await judgeGroup(deps, group, judging)))
  return judged
}

function checkedOf({ texts, haveConfirmedBooking = false }: Judging): Checked[] {
  return texts.flatMap(({ field, class: declared, value }) => {
    const textClass = openedBy(declared, haveConfirmedBooking)
    return textClass === 'private' || value === '' ? [] : [{ field, class: textClass, value }]
  })
}

function groupsOf(texts: Checked[]): Checked[][] {
  const groups: Checked[][] = []
  for (const text of texts) {
    const last = groups.at(-1)
    const isFull = last && [...last, text].reduce((sum, { value }) => sum + value.length + 1, 0) > TOGETHER
    if (last && !isFull && last[0]?.class === text.class) last.push(text)
    else groups.push([text])
  }
  return groups
}

/** A number split over two fields shows only when they are read together; it then counts as the first one's. */
async function judgeGroup(deps: Deps, group: Checked[], judging: Judging): Promise<Judged[]> {
  const [first] = group
  if (!first) return []
  const all = await judgeOne(deps, { ...first, value: group.map(({ value }) => value).join('\n') }, judging)
  if (!all || group.length === 1) return all ? [all] : []
  const each: Judged[] = []
  for (const text of group) {
    const judged = await judgeOne(deps, text, judging)
    if (judged) each.push(judged)
  }
  return each.length > 0 ? each : [{ ...all, value: first.value }]
}

async function judgeOne(deps: Deps, text: Checked, judging: Judging): Promise<Judged | null> {
  const { facts = NO_FACTS, passes = [] } = judging
  const isConfirmed = areContactsOpen(text.class)
  const verdict = await deps.moderation.check({ content: text.value, before: [], isConfirmed })
  const own = isConfirmed ? [] : findOwnFacts(text.value, facts)
  const flags = [...verdict.flags, ...own].filter(({ kind }) => !passes.includes(kind))
  // A service says no without naming a kind; where some kinds pass, only named ones count.
  const bySeverity = verdict.flags.length === 0 && passes.length === 0 ? verdict.severity : null
  const { severity, flags: counted } = verdictOf(flags)
  const gravest = graver(severity, bySeverity)
  if (gravest === null) return null
  const reason = publicReason(text, own, counted) ?? gravestOf(counted)?.kind ?? verdict.reason
  return { ...text, flags: counted, severity: gravest, reason, words: wordsOfReason(reason) }
}

function graver(one: Severity | null, other: Severity | null): Severity | null {
  if (one === null || other === null) return one ?? other
  return SEVERITIES.indexOf(one) >= SEVERITIES.indexOf(other) ? one : other
}

/** A public text gets its own reason: waiting for a booking would not help. */
function publicReason(text: Checked, own: Flag[], counted: Flag[]): FlagReason | null {
  const isOnlyContact = counted.length > 0 && counted.every(({ kind }) => isContact(kind))
  if (!isOnlyContact) return null
  if (own.length === counted.length) return 'own_facts'
  return text.class === 'public' ? 'public_contact' : null
}
