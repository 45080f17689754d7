import type { Deps } from '../../../platform/deps.ts'
import { each } from '../../../platform/jobs/each.ts'
import { deleteUnsentFile, findUnsentFiles } from './message-file.store.ts'
import { deleteFileBytes } from './message-file-bytes.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

/** Part of the sweep: forgets files that were uploaded for a message and never sent. */
export async function sweepMessageFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY_MS)
  // The bytes go before the row's end is committed: a crash in between leaves a row to sweep again, never bytes.
  await each(await findUnsentFiles(deps.db, before, AT_ONCE), (id) =>
    deps.db.transaction().execute(async (tx) => {
      if (await deleteUnsentFile(tx, id)) await deleteFileBytes(deps, id)
    }),
  )
}
