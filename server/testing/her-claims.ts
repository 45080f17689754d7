import { createHash, randomUUID } from 'node:crypto'
import { aJpeg } from './pictures.ts'
import type { Person, TestServer } from './server.ts'

const DAY = 86_400_000

/** One by each side, written past the rule that a booking has to have begun. */
export async function reportProblems(
  server: TestServer,
  bookingId: string,
  between: { host: Person; guest: Person },
) {
  const { db, keys, files, clock } = server.deps
  const now = clock.now()
  const picture = await aJpeg()
  const report = (side: 'guest' | 'host') =>
    db.transaction().execute(async (tx) => {
      const [claimant, respondent] =
        side === 'guest' ? [between.guest, between.host] : [between.host, between.guest]
      const { id } = await tx
        .insertInto('claims')
        .values({
          booking_id: bookingId,
          side,
          claimant_id: claimant.id,
          respondent_id: respondent.id,
          kind: 'other',
          details: await keys.seal(tx, bookingId, { text: 'The lamp by the window is broken.' }, now),
          asked_cents: 4_000,
          created_at: now,
          answer_due_at: new Date(now.getTime() + 2 * DAY),
          ...(side === 'host' ? { state: 'answered', answered_at: now, agrees: false } : {}),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  const claim = await report('guest')
  const claimToDecide = await report('host')
  const claimEvidence = randomUUID()
  const key = `claims/${claimEvidence}`
  await files.put(key, await db.transaction().execute((tx) => keys.sealBytes(tx, bookingId, picture, now)))
  await db
    .insertInto('claim_evidence')
    .values({
      id: claimEvidence,
      claim_id: claim,
      side: 'guest',
      kind: 'upload',
      file_key: key,
      name: 'lamp.jpg',
      media_type: 'image/jpeg',
      size_bytes: picture.length,
      sha256: createHash('sha256').update(picture).digest(),
      added_by: between.guest.id,
      added_at: now,
    })
    .execute()
  return { claim, claimToDecide, claimEvidence }
}
