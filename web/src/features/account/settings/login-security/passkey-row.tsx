import { PASSKEY_NAME_MAX, type Passkey, renamePasskeyForm } from '@roomtone/contract/passkey/own-passkeys'
import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateOf, momentOf } from '../../../../parts/time/moments.ts'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'
import { RowForm } from '../row-form.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.passkeys
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

export const PASSKEYS_HEADING = 'passkeys-title'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { name, createdAt, lastUsedAt } = passkey
  function closeForm() {
    // The focused field is gone, so the button that opened it takes the focus.
    flushSync(() => setOpen(null))
    renameButton.current?.focus()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      {open === 'rename' ? (
        <RenameForm passkey={passkey} onClose={closeForm} />
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-60">
            <span className="wrap-anywhere">{name}</span>
            <span className="block text-small text-ink-2">{texts.addedOn({ date: dateOf(createdAt) })}</span>
            <span className="block text-small text-ink-2">
              {lastUsedAt === null ? texts.unused : texts.lastUse({ moment: momentOf(lastUsedAt) })}
            </span>
          </p>
          <div className="flex max-md:-ms-4">
            <Button
              ref={renameButton}
              variant="quiet"
              aria-label={texts.renameName({ name })}
              onClick={() => setOpen('rename')}
            >
              {texts.rename}
            </Button>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={texts.removeName({ name })}
              onClick={() => setOpen('remove')}
            >
              {texts.remove}
            </Button>
          </div>
        </>
      )}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={() => setOpen(null)} />}
    </li>
  )
}

type Closing = { onClose: () => void }

function RenameForm({ passkey: { id, name }, onClose }: { passkey: Passkey } & Closing) {
  const services = useServices()
  const form = useForm({
    schema: renamePasskeyForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await services.call(passkeyCalls.rename, { params: { id }, body })
      await services.queryClient.invalidateQueries(securityQuery(services))
      void showToast('success', texts.renamed)
      onClose()
    },
  })
  return (
    <div className="min-w-0 flex-1 basis-60">
      <RowForm form={form} onClose={onClose}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={name}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          autoFocus
          error={form.errorOf('name')}
        />
      </RowForm>
    </div>
  )
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey } & Closing) {
  const services = useServices()
  async function remove(): Promise<void> {
    await services.call(passkeyCalls.remove, { params: { id: passkey.id } })
    await services.queryClient.invalidateQueries(securityQuery(services))
    // Without it, an admin's role may become inactive.
    await services.queryClient.invalidateQueries(meQuery(services))
    void showToast('success', texts.removed.title, texts.removed.text)
    onClose()
    focusIfLost(document.getElementById(PASSKEYS_HEADING))
  }
  return (
    <Suspense>
      <ConfirmDialog
        title={texts.removeAsk.title({ name: passkey.name })}
        text={texts.removeAsk.text}
        confirm={texts.remove}
        cancel={loginTexts.cancel}
        pending={loginTexts.pending}
        onConfirm={remove}
        onClose={onClose}
      />
    </Suspense>
  )
}
