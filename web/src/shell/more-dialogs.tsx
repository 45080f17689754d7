import { lazy } from 'react'

const ConfirmEmailDialog = lazy(async () => ({
  default: (await import('../features/account/confirm-email/confirm-email-dialog.tsx')).ConfirmEmailDialog,
}))
const RefusedTextsDialog = lazy(async () => ({
  default: (await import('../features/refused-texts/refused-texts-dialog.tsx')).RefusedTextsDialog,
}))

/** What few people ever open: the first page of a stranger does not even name it. */
export function MoreDialogs({ name, onClose }: { name: string; onClose: () => void }) {
  return name === 'confirm-email' ? (
    <ConfirmEmailDialog onClose={onClose} />
  ) : (
    <RefusedTextsDialog onClose={onClose} />
  )
}
