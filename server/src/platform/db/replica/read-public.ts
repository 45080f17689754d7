import type { Deps } from '../../deps.ts'
import { Refused } from '../../refused.ts'
import type { Position } from './position.ts'

const onReplica = new WeakMap<Deps, Deps>()

/**
 * For what everyone may read: from the replica where there is one, unless this person has just written something that
 * has not arrived there. What is not found there may only be younger than it, and what it cannot answer the primary
 * can: both are asked again.
 */
export async function readPublic<T>(
  deps: Deps,
  { seen }: { seen: Position | null },
  read: (deps: Deps) => Promise<T>,
): Promise<T> {
  const { replica } = deps
  if (!replica?.covers(seen)) return read(deps)
  try {
    return await read(atReplica(deps, replica))
  } catch (error) {
    if (error instanceof Refused) {
      if (error.code !== 'not_found') throw error
    } else {
      replica.doubt()
      deps.log.warn({ err: error }, 'the replica failed, asking the primary')
    }
    return read(deps)
  }
}

/** Always the same object for the same deps: some things are remembered by it. */
function atReplica(deps: Deps, { db, reads }: NonNullable<Deps['replica']>): Deps {
  const known = onReplica.get(deps) ?? { ...deps, db, reads }
  onReplica.set(deps, known)
  return known
}
