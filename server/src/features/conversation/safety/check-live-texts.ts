import type { ClassedText } from '@roomtone/contract/text-class'
import type { TextPlace } from '@roomtone/domain/moderation/text-class'
import { fieldName } from '@roomtone/domain/moderation/text-class'
import type { Deps } from '../../../platform/deps.ts'
import { ownFactsOf } from '../../listing/entry.ts'
import { hashOfText, type Judged, judgeTexts, writeTextCase } from '../../moderation/entry.ts'
import {
  advance,
  findUnchecked,
  LIVE_SOURCES,
  type LiveRow,
  type LiveSource,
  readMark,
} from './live-text.store.ts'

const BATCH = 100
/** In one go. The rest comes with the next sweep. */
const BATCHES = 10

/**
 * Checks texts that were live before this check existed, once. A text that breaks a rule goes to the admins as a case;
 * the text itself does not change.
 */
export async function checkLiveTexts(deps: Deps): Promise<void> {
  for (const source of LIVE_SOURCES)
    for (let batch = 0; batch < BATCHES; batch++) if (!(await checkBatch(deps, source))) break
}

/** False: there is nothing left. */
async function checkBatch(deps: Deps, source: LiveSource): Promise<boolean> {
  const mark = await readMark(deps.db, source)
  if (!mark || mark.finishedAt !== null) return false
  const rows = await findUnchecked(deps.db, source, { after: mark.after, limit: BATCH })
  const found: { row: LiveRow; judged: Judged[] }[] = []
  for (const row of rows) found.push({ row, judged: await judgeTexts(deps, await askedOf(deps, row)) })
  const now = deps.clock.now()
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  return deps.db.transaction().execute(async (tx) => {
    // Another process was quicker: what it has found is there already.
    if (!(await advance(tx, source, { from: mark.after, to: last, now }))) return false
    for (const { row, judged } of found)
      for (const text of judged)
        await writeTextCase(tx, {
          ...text,
          authorId: row.authorId,
          place: placeOf(source, row),
          field: fieldName(text.field),
          hash: hashOfText(text.value),
          origin: 'live',
          state: 'open',
          now,
        })
    return last !== null
  })
}

async function askedOf(deps: Deps, { texts, hostId, address, zip, accessNotes }: LiveRow) {
  const written: ClassedText[] = texts.map(({ field, value }) => ({ field, class: 'public', value }))
  if (hostId === null) return { texts: written }
  const facts = await ownFactsOf(deps, deps.db, {
    hostId,
    addresses: [{ address: address ?? '', zip: zip ?? '' }],
    accessNotes: accessNotes ?? '',
  })
  return { texts: written, facts }
}

function placeOf(source: LiveSource, { id }: LiveRow): TextPlace {
  return source === 'profile'
    ? { kind: 'profile', id: null }
    : { kind: source === 'reply' ? 'review' : source, id }
}
