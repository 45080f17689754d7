import { type ComponentType, lazy, Suspense } from 'react'
import { closeDialog, type DialogName, useOpenDialog } from '../platform/dialogs/dialogs.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { settleProof, useProofRequest } from '../platform/proof/proof-request.ts'

const DIALOGS: Record<DialogName, ComponentType<{ onClose: () => void }>> = {
  waitlist: lazy(async () => ({
    default: (await import('../features/waitlist/waitlist-dialog.tsx')).WaitlistDialog,
  })),
  'log-in': lazy(async () => ({
    default: (await import('../features/account/log-in-dialog.tsx')).LogInDialog,
  })),
  'host-type': lazy(async () => ({
    default: (await import('../features/account/host-type-dialog.tsx')).HostTypeDialog,
  })),
  'confirm-email': lazy(async () => ({
    default: (await import('../parts/person/confirm-email/confirm-email-dialog.tsx')).ConfirmEmailDialog,
  })),
  'refused-texts': lazy(async () => ({
    default: (await import('../features/moderation/refused-texts-dialog.tsx')).RefusedTextsDialog,
  })),
}

const ProofDialog = lazyPart(async () => ({
  default: (await import('../features/proof/proof-dialog.tsx')).ProofDialog,
}))

/** Appears above anything that is open, and leaves it unchanged. */
export function ProofHost() {
  if (!useProofRequest()) return null
  return (
    <Suspense>
      <ProofDialog onProved={() => settleProof(true)} onClose={() => settleProof(false)} />
    </Suspense>
  )
}

/** Draws the open dialog. Its code is loaded when it first opens. */
export function DialogHost() {
  const name = useOpenDialog()
  if (!name) return null
  const Dialog = DIALOGS[name]
  return (
    <Suspense>
      <Dialog onClose={closeDialog} />
    </Suspense>
  )
}
