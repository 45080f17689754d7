import type { Handle } from '../../platform/db/database.ts'
import { findLeaves, type Leaf } from './seal.store.ts'

const AT_ONCE = 2000

/** The rows from one number to another, in their order, a few at a time. */
export async function* walkLeaves(
  handle: Handle,
  { after, to }: { after: number; to: number },
): AsyncGenerator<Leaf> {
  let last = after
  for (;;) {
    const leaves = await findLeaves(handle, { after: last, to, limit: AT_ONCE })
    yield* leaves
    if (leaves.length < AT_ONCE) return
    last = leaves.at(-1)?.id ?? to
  }
}
