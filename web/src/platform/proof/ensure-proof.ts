import { ApiError } from '@roomtone/contract/call'
import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import type { Services } from '../services.tsx'
import { requestProof } from './proof-request.ts'

/** Enough time for the call that follows. */
const MARGIN = 20_000

/** For actions that can't wait for a dialog in the middle, such as a tab that is already open. */
export async function ensureProof({ call }: Services): Promise<void> {
  const { freshUntil } = await call(proofCalls.show, {})
  if (freshUntil !== null && Date.parse(freshUntil) - Date.now() > MARGIN) return
  if (!(await requestProof())) throw new ApiError({ code: 'proof_required', status: 403 })
}
