import { ConfirmEmailDialog } from '../features/account/confirm-email/confirm-email-dialog.tsx'
import { RefusedTextsDialog } from '../features/refused-texts/refused-texts-dialog.tsx'

/** What few people ever open, in one file: the first page of a stranger names as little as it can. */
export function MoreDialogs({ name, onClose }: { name: string; onClose: () => void }) {
  return name === 'confirm-email' ? (
    <ConfirmEmailDialog onClose={onClose} />
  ) : (
    <RefusedTextsDialog onClose={onClose} />
  )
}
