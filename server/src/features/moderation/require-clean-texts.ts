import { createHash } from 'node:crypto'
import type { ClassedText } from '@roomtone/contract/text-class'
import { fieldName, type TextPlace } from '@roomtone/domain/moderation/text-class'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, type RefusedWords } from '../../platform/refused.ts'
import { type Judged, type Judging, judgeTexts } from './judge-texts.ts'
import { findApproved, writeTextCase } from './text-case.store.ts'

type Written = Judging & {
  /** Null: there is no author yet, as before signing up. */
  authorId: string | null
  place: TextPlace
}

/**
 * For every text that someone else will read, before the transaction that saves it. A refusal names the field, the
 * reason and the exact words; the author can ask for a review, and an approved text passes.
 */
export async function requireCleanTexts(deps: Deps, written: Written): Promise<void> {
  const judged = await judgeTexts(deps, written)
  if (judged.length === 0) return
  const { authorId, place } = written
  const refused =
    authorId === null
      ? judged.map((text) => refusedText(text, { id: null, review: 'possible' }))
      : await noteRefusals(deps, judged, { authorId, place })
  const [first] = refused
  if (!first) return
  throw new Refused('text_flagged', {
    detail: first.reason,
    fields: refused.map(({ field, reason }) => ({ field, message: reason })),
    reasons: [...new Set(refused.flatMap(({ words }) => words))],
    texts: refused,
  })
}

/** Unchanged texts were accepted earlier, or are checked separately. */
export function withoutKept(texts: ClassedText[], kept: readonly ClassedText[]): ClassedText[] {
  const known = new Set(kept.map(({ field, value }) => `${fieldName(field)} ${value}`))
  return texts.filter(({ field, value }) => !known.has(`${fieldName(field)} ${value}`))
}

export const hashOfText = (value: string): Buffer => createHash('sha256').update(value).digest()

type Whose = { authorId: string; place: TextPlace }

/** Serious texts go to an admin right away, the others when their author asks for it. */
async function noteRefusals(
  deps: Deps,
  judged: Judged[],
  { authorId, place }: Whose,
): Promise<RefusedWords[]> {
  const approved = await findApproved(deps.db, {
    authorId,
    place,
    hashes: judged.map(({ value }) => hashOfText(value)),
  })
  const left = judged.filter(
    ({ field, value }) =>
      !approved.some((one) => one.field === fieldName(field) && one.hash.equals(hashOfText(value))),
  )
  if (left.length === 0) return []
  return deps.db.transaction().execute(async (tx) => {
    const refused: RefusedWords[] = []
    for (const text of left) refused.push(await noteRefusal(deps, tx, text, { authorId, place }))
    return refused
  })
}

async function noteRefusal(
  deps: Deps,
  tx: Tx,
  text: Judged,
  { authorId, place }: Whose,
): Promise<RefusedWords> {
  const now = deps.clock.now()
  const isGrave = text.severity === 'high'
  const kept = await writeTextCase(tx, {
    ...text,
    authorId,
    place,
    field: fieldName(text.field),
    hash: hashOfText(text.value),
    origin: 'refused',
    state: isGrave ? 'open' : 'refused',
    now,
  })
  if (isGrave && kept.isNew)
    await deps.audit.record(tx, {
      now,
      actorId: authorId,
      action: 'text.refused',
      subjectType: 'user',
      subjectId: authorId,
      data: { case: kept.id, place: place.kind, field: fieldName(text.field) },
    })
  return refusedText(text, { id: kept.id, review: reviewOf(kept) })
}

function reviewOf({ state, origin }: { state: string; origin: string | null }): RefusedWords['review'] {
  if (state === 'refused' || (state === 'open' && origin === 'refused')) return 'possible'
  return state === 'open' ? 'waiting' : 'rejected'
}

function refusedText(
  { field, words: reason, flags }: Judged,
  rest: Pick<RefusedWords, 'id' | 'review'>,
): RefusedWords {
  return { field, reason, words: [...new Set(flags.map(({ fragment }) => fragment))], ...rest }
}
