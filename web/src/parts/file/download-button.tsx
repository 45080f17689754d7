import type { showInvoice } from '@roomtone/contract/booking/booking-files'
import type { Reply } from '@roomtone/contract/endpoint'
import { downloadTexts } from '@roomtone/texts/file/download-button'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CallApi, useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from './download-file.ts'

type FileView = Reply<typeof showInvoice>

type DownloadButtonProps = {
  get: (call: CallApi) => Promise<FileView>
  /** The file's name, where the word alone does not say which. */
  name?: string | undefined
  variant?: 'line' | 'quiet' | undefined
  className?: string | undefined
  children: ReactNode
}

export function DownloadButton({ get, name, variant = 'line', className, children }: DownloadButtonProps) {
  const { call } = useServices()
  const fetching = useMutation({ mutationFn: () => get(call), onSuccess: downloadFile, onError: toastError })
  return (
    <Button
      variant={variant}
      className={className}
      aria-label={name}
      pending={fetching.isPending}
      pendingText={downloadTexts.fetching}
      onClick={() => fetching.mutate()}
    >
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {children}
    </Button>
  )
}
