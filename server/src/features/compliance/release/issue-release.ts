import type { ReleaseFacts } from '@roomtone/domain/compliance/release-facts'
import { writeRelease } from '@roomtone/domain/compliance/write-release'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertRelease } from './location-release.store.ts'
import { hashOf, sealBody } from './release-body.ts'

type Issue = { facts: ReleaseFacts; version: number; now: Date }

/** Writes the release of a booking down, word for word, and seals it. */
export async function issueRelease(deps: Deps, tx: Tx, { facts, version, now }: Issue): Promise<void> {
  const bookingId = facts.booking
  const text = writeRelease(facts)
  const hash = hashOf(text)
  await insertRelease(tx, {
    bookingId,
    version,
    template: text.template,
    body: await sealBody(deps, tx, bookingId, { text, facts }, now),
    hash,
    now,
  })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'release.issued',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { version, template: text.template, hash: hash.toString('hex') },
  })
}
