import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { claimTexts } from '@roomtone/texts/claim/claims'
import { Suspense, useState } from 'react'
import { useKeepClaim } from '../../parts/claim/use-keep-claim.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'

const texts = claimTexts.withdraw
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

export function WithdrawClaim({ claim: { id } }: { claim: ClaimView }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm}
            onConfirm={async () => {
              keep(await call(claimCalls.withdraw, { params: { id } }))
              void showToast('success', texts.done)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
