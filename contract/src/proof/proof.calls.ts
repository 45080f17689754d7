import { call } from '../call.ts'
import type { beginProof, giveProof, showProof } from './proof.ts'

export const proofCalls = {
  show: call<typeof showProof>('GET /api/session/proof'),
  begin: call<typeof beginProof>('POST /api/session/proof/begin'),
  give: call<typeof giveProof>('POST /api/session/proof'),
}
