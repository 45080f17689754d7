import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { settleProof, useProofRequest } from '../../platform/proof/proof-request.ts'

const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

/** Comes over whatever is open, and leaves it as it was. */
export function ProofHost() {
  if (!useProofRequest()) return null
  return (
    <Suspense>
      <ProofDialog onProved={() => settleProof(true)} onClose={() => settleProof(false)} />
    </Suspense>
  )
}
