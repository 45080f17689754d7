import type { Deps } from '../../../platform/deps.ts'
import { findUpload } from './claim-evidence.store.ts'
import { evidenceKey } from './evidence-key.ts'

/** Bytes come before their row. Where it never came, because it was refused or the process died, they go. */
export async function dropUnkeptEvidence(deps: Deps, id: string): Promise<void> {
  if (!(await findUpload(deps.db, id))) await deps.files.delete(evidenceKey(id))
}
