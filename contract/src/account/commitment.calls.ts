import { call } from '../call.ts'
import type { showCommitment } from './show-commitment.ts'

/** Kept apart from the other account calls, because every page ships those. */
export const commitmentCalls = {
  show: call<typeof showCommitment>('GET /api/account/commitment'),
}
