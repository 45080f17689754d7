import type { Deps } from '../../platform/deps.ts'
import { each } from '../../platform/jobs/each.ts'
import { deleteUnusedPhoto, findUnusedIn, findUnusedOf } from './photo.store.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 2 * DAY_MS
const AT_ONCE = 500
const SLICES = 1024
/** As often as the sweep runs: it comes round to every slice once a week. */
const SLICE_MS = 600_000

/**
 * Part of the sweep: forgets photos that were uploaded and never used, or are no longer. Fresh ones are looked at
 * by their date; the others, which may be millions, a slice at a time.
 */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - KEPT_MS)
  const fresh = await findUnusedOf(deps.db, { after: new Date(before.getTime() - DAY_MS), before }, AT_ONCE)
  const old = await findUnusedIn(deps.db, sliceAt(now), before, AT_ONCE)
  await each([...new Set([...fresh, ...old])], (photoId) => sweep(deps, photoId))
}

async function sweep(deps: Deps, photoId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const gone = await deleteUnusedPhoto(tx, photoId)
    // The files follow as a job: a kill in between leaves neither a row without files nor files without a row.
    if (gone) await deps.jobs.add(tx, 'delete-photo-files', { photoId, widths: gone.widths })
  })
}

/** Ids are drawn evenly, so a slice of them is a slice of the photos. */
function sliceAt(now: Date): { first: string; last: string } {
  const slice = Math.floor(now.getTime() / SLICE_MS) % SLICES
  const size = 2 ** 32 / SLICES
  const start = (number: number) => number.toString(16).padStart(8, '0')
  return {
    first: `${start(slice * size)}-0000-0000-0000-000000000000`,
    last: `${start((slice + 1) * size - 1)}-ffff-ffff-ffff-ffffffffffff`,
  }
}
