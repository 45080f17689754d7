import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import { downloadPackTexts as texts } from '@roomtone/texts/compliance/download-pack'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { saveHere } from '../file/local-file.ts'
import { PassphrasePanel } from './passphrase-panel.tsx'

type DownloadPackProps = {
  bookingId: string
  /** The packet's name, for tables where the word alone does not say which. */
  name?: string | undefined
  label?: string | undefined
  /** Where the passphrase appears: under the button, or, in a table, in a dialog. */
  shows?: 'panel' | 'dialog' | undefined
  variant?: 'line' | 'quiet' | undefined
}

/** Saves the sealed pack and shows its passphrase, only once. */
export function DownloadPack({ bookingId, name, label, shows = 'panel', variant }: DownloadPackProps) {
  const { call } = useServices()
  const button = useRef<HTMLButtonElement>(null)
  const download = useMutation({
    mutationFn: async () => {
      const pack = await call(packetCalls.download, { params: { id: bookingId } })
      saveHere(pack.fileName, pack.file)
      return pack.passphrase
    },
    onSuccess: () => {
      void showToast('success', texts.started.title, texts.started.text)
    },
    onError: toastError,
    // The passphrase is forgotten with the screen that shows it.
    gcTime: 0,
  })
  const passphrase = download.data
  const close = () => {
    download.reset()
    focusIfLost(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        variant={variant ?? 'line'}
        aria-label={name}
        pending={download.isPending}
        pendingText={texts.pending}
        onClick={() => download.mutate()}
      >
        <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {label ?? texts.download}
      </Button>
      {passphrase && shows === 'panel' && (
        <PassphrasePanel key={passphrase} passphrase={passphrase} onClose={close} />
      )}
      {passphrase && shows === 'dialog' && (
        <Dialog open onOpenChange={(open) => !open && close()} title={texts.passphrase.title} size="m">
          <PassphrasePanel passphrase={passphrase} bare onClose={close} />
        </Dialog>
      )}
    </>
  )
}
