import { type ComponentType, lazy, Suspense } from 'react'
import { closeDialog, type DialogName, useOpenDialog } from '../platform/dialogs/dialogs.ts'

const DIALOGS: Partial<Record<DialogName, ComponentType<{ onClose: () => void }>>> = {
  waitlist: lazy(async () => ({
    default: (await import('../features/waitlist/waitlist-dialog.tsx')).WaitlistDialog,
  })),
  'log-in': lazy(async () => ({
    default: (await import('../features/account/log-in-dialog.tsx')).LogInDialog,
  })),
  'host-type': lazy(async () => ({
    default: (await import('../features/account/host-type-dialog.tsx')).HostTypeDialog,
  })),
}
const MoreDialogs = lazy(async () => ({ default: (await import('./more-dialogs.tsx')).MoreDialogs }))

/** Draws the dialog that is open. Its code comes with the first opening. */
export function DialogHost() {
  const name = useOpenDialog()
  if (!name) return null
  const Dialog = DIALOGS[name]
  return (
    <Suspense>
      {Dialog ? <Dialog onClose={closeDialog} /> : <MoreDialogs name={name} onClose={closeDialog} />}
    </Suspense>
  )
}
