import type { ClaimView, EvidenceView } from '@roomtone/contract/claim/claim'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { ClaimSide } from '@roomtone/domain/claim/claim'
import { evidenceTexts as texts } from '@roomtone/texts/claim/claims'
import { useMutation } from '@tanstack/react-query'
import { FileText, Image, MessageSquareQuote } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../file/download-file.ts'
import { MessageFiles } from '../file/message-files.tsx'
import { momentWords } from '../time/when.ts'
import { fileKindWords } from './file-kind.ts'

const PictureDialog = lazyPart(async () => ({
  default: (await import('../file/picture-dialog.tsx')).PictureDialog,
}))

type EvidenceFile = NonNullable<EvidenceView['file']>
type Quoted = NonNullable<EvidenceView['message']>

/** One side's evidence. */
export function EvidenceList({ claim, side }: { claim: ClaimView; side: ClaimSide }) {
  const { timeZone } = claim.booking
  const shown = claim.evidence.filter((one) => one.side === side)
  if (shown.length === 0) return <p className="text-small text-ink-2">{texts.none}</p>
  return (
    <ul aria-label={texts.title} className="border-t">
      {shown.map(({ id, file, message }) => (
        <li key={id} className="border-b py-4">
          {file && <FileEvidence file={file} timeZone={timeZone} />}
          {message && <MessageEvidence message={message} timeZone={timeZone} />}
        </li>
      ))}
    </ul>
  )
}

function FileEvidence({ file, timeZone }: { file: EvidenceFile; timeZone: string }) {
  const Icon = file.mediaType === 'application/pdf' ? FileText : Image
  const kind = file.kind && fileKindWords(file.kind)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon className="mt-0.5 size-5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="text-small text-ink-2">
            {[kind, momentWords(file.takenAt, timeZone)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <OpenEvidence file={file} />
    </div>
  )
}

/** Each reading is recorded, so none happens without a press. */
function OpenEvidence({ file: { id, from, name, mediaType } }: { file: EvidenceFile }) {
  const { call } = useServices()
  const isPaper = mediaType === 'application/pdf'
  const read = useMutation({
    mutationFn: () =>
      from === 'packet'
        ? call(packetCalls.file, { params: { id } })
        : call(claimCalls.evidence, { params: { id } }),
    onSuccess: (answer) => {
      if (isPaper) downloadFile(answer)
    },
    onError: toastError,
    gcTime: 0,
  })
  return (
    <>
      <Button
        variant="line"
        aria-label={texts.openPicture({ name })}
        pending={read.isPending}
        pendingText={texts.opening}
        onClick={() => read.mutate()}
      >
        {texts.open}
      </Button>
      {read.data && !isPaper && (
        <Suspense>
          <PictureDialog name={name} picture={read.data} onClose={() => read.reset()} />
        </Suspense>
      )}
    </>
  )
}

function MessageEvidence({ message, timeZone }: { message: Quoted; timeZone: string }) {
  const { content, sender, sentAt, files } = message
  return (
    <figure className="flex gap-3">
      <MessageSquareQuote
        className="mt-0.5 size-5 flex-none text-ink-2"
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <blockquote className="whitespace-pre-line wrap-anywhere">{content}</blockquote>
        <figcaption className="text-small text-ink-2">
          {texts.said({ name: sender, when: momentWords(sentAt, timeZone) })}
        </figcaption>
        {files.length > 0 && (
          <div className="mt-2">
            <MessageFiles files={files} />
          </div>
        )}
      </div>
    </figure>
  )
}
