import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { useSite } from '../../../platform/queries/site.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import type { AccessEntry } from './access-list.query.ts'

const texts = adminTexts.access

export function RemoveAccessDialog({ entry, onClose }: { entry: AccessEntry; onClose: () => void }) {
  const { call, queryClient } = useServices()
  // Where everyone may sign up, taking an address off the list keeps nobody out.
  const said = useSite().inviteOnly ? texts : texts.whileOpen

  async function remove(): Promise<void> {
    const { email } = entry
    const { sessionsEnded } = await call(accessListCalls.remove, { body: { email } })
    void showToast('success', texts.removed({ email }), said.removedText({ ended: sessionsEnded }))
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }

  const words = entry.hasAccount ? said.removeText.account : said.removeText.noAccount
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={words({ email: entry.email })}
      confirm={texts.remove}
      pending={texts.removing}
      cancel={adminTexts.cancel}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
