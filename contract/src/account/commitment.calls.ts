import { call } from '../call.ts'
import type { showCommitment } from './show-commitment.ts'

/** Apart from the other calls of an account, which every page carries. */
export const commitmentCalls = {
  show: call<typeof showCommitment>('GET /api/account/commitment'),
}
