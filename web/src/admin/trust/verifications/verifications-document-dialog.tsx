import type { Reply } from '@roomtone/contract/endpoint'
import type { readIdDocument } from '@roomtone/contract/verification/read-id-document'
import { verificationsTexts } from '@roomtone/texts/admin/verifications'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const texts = verificationsTexts.document
const DRAWABLE = ['image/jpeg', 'image/png']
const KINDS: Record<string, string> = { 'application/pdf': 'PDF', 'image/heic': 'HEIC' }

type IdDocument = Reply<typeof readIdDocument>
type DocumentDialogProps = { name: string; document: IdDocument; onClose: () => void }

export function DocumentDialog({ name, document, onClose }: DocumentDialogProps) {
  const url = useBlobUrl(document)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ name })}
      description={texts.recorded}
      size="l"
    >
      {url && <Contents name={name} url={url} mediaType={document.mediaType} />}
    </Dialog>
  )
}

function Contents({ name, url, mediaType }: { name: string; url: string; mediaType: string }) {
  if (DRAWABLE.includes(mediaType)) {
    return <img src={url} alt={texts.alt({ name })} className="mx-auto rounded-s" />
  }
  const kind = KINDS[mediaType] ?? mediaType
  return (
    <div className="grid justify-items-start gap-4">
      <p>{texts.undrawable({ kind })}</p>
      <a href={url} download={`${texts.title({ name })}.${kind.toLowerCase()}`} className={buttonClass()}>
        {texts.download}
      </a>
    </div>
  )
}

function useBlobUrl({ base64, mediaType }: IdDocument): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [base64, mediaType])
  return url
}
