import type { Member } from '@roomtone/contract/account/member'
import { Suspense } from 'react'
import { ConfirmEmailBar } from '../features/account/confirm-email/confirm-email-bar.tsx'
import { lazyPart } from '../platform/lazy-part.tsx'
import { settleProof, useProofRequest } from '../platform/proof/proof-request.ts'

const ProofDialog = lazyPart(async () => ({
  default: (await import('../features/proof/proof-dialog.tsx')).ProofDialog,
}))

/** What only members see on every page: that their mailbox is not proved yet, and the question who is there. */
export function MemberParts({ member }: { member: Member }) {
  const isAsked = useProofRequest()
  return (
    <>
      {!member.emailConfirmed && <ConfirmEmailBar member={member} />}
      {/* Comes over whatever is open, and leaves it as it was. */}
      {isAsked && (
        <Suspense>
          <ProofDialog onProved={() => settleProof(true)} onClose={() => settleProof(false)} />
        </Suspense>
      )}
    </>
  )
}
