import type { readPacketFile } from '@roomtone/contract/compliance/packet-files'
import type { Reply } from '@roomtone/contract/endpoint'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { bytesOf } from './download-file.ts'

type PictureDialogProps = { name: string; picture: Reply<typeof readPacketFile>; onClose: () => void }

export function PictureDialog({ name, picture: { mediaType, base64 }, onClose }: PictureDialogProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytesOf(base64)], { type: mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [base64, mediaType])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} size="l">
      {url && <img src={url} alt={name} className="mx-auto rounded-m" />}
    </Dialog>
  )
}
