import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketFileView, PacketView } from '@roomtone/contract/compliance/packet'
import { isPictureKind } from '@roomtone/domain/compliance/file-window'
import { filesTexts as texts } from '@roomtone/texts/compliance/files'
import { useMutation } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import { Suspense, useState } from 'react'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { downloadFile } from '../../../parts/file/download-file.ts'
import { formatBytes } from '../../../parts/file/format-bytes.ts'
import { momentWords } from '../../../parts/time/when.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { byWords, canCountersign, canRemove, certificateWords } from './file-words.ts'

const PictureDialog = lazyPart(async () => ({
  default: (await import('../../../parts/file/picture-dialog.tsx')).PictureDialog,
}))
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type FileRowProps = { file: PacketFileView; packet: PacketView }

export function FileRow({ file, packet }: FileRowProps) {
  const { name, sha256, sizeBytes, createdAt, mediaType } = file
  const Icon = mediaType === 'application/pdf' ? FileText : Image
  return (
    <li className="grid gap-3 border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 gap-3">
          <Icon className="mt-0.5 size-5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-small text-ink-2">
              {[byWords(file), momentWords(createdAt, packet.timeZone), formatBytes(sizeBytes)].join(' · ')}
            </p>
            <Hash sha256={sha256} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <OpenFile file={file} />
          {canCountersign(file, packet) && <Countersign file={file} />}
          {canRemove(file, packet, new Date()) && <RemoveFile file={file} />}
        </div>
      </div>
      <CertificateFacts file={file} />
      {isPictureKind(file.kind) && (
        <p>
          {file.countersignedAt === null ? (
            <Badge>{texts.waits}</Badge>
          ) : (
            <Badge tone="ok">
              {texts.countersigned({ when: momentWords(file.countersignedAt, packet.timeZone) })}
            </Badge>
          )}
        </p>
      )}
    </li>
  )
}

/** The first characters tell two files apart; the whole hash is for people who compare. */
function Hash({ sha256 }: { sha256: string }) {
  return (
    <details className="text-tiny text-ink-2">
      <summary className="touch py-1">{texts.hash({ short: sha256.slice(0, 8) })}</summary>
      <code className="wrap-anywhere">{sha256}</code>
    </details>
  )
}

function CertificateFacts({ file: { certificate } }: { file: PacketFileView }) {
  if (certificate === null) return null
  return (
    <div className="text-small">
      <p>{certificateWords(certificate)}</p>
      {certificate.problems.length === 0 ? (
        <Badge tone="ok" className="mt-2">
          {texts.certificate.fits}
        </Badge>
      ) : (
        <ul className="mt-1 text-bad">
          {certificate.problems.map((problem) => (
            <li key={problem}>{texts.certificate.problems[problem]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * The calls carry the session, which a plain address would not; and each reading is recorded, so none happens
 * without a press.
 */
function OpenFile({ file: { id, name, mediaType } }: { file: PacketFileView }) {
  const { call } = useServices()
  const read = useMutation({
    mutationFn: () => call(packetCalls.file, { params: { id } }),
    onSuccess: (answer) => {
      if (mediaType === 'application/pdf') downloadFile(answer)
    },
    onError: toastError,
    gcTime: 0,
  })
  return (
    <>
      <Button
        variant="line"
        aria-label={texts.openName({ name })}
        pending={read.isPending}
        pendingText={texts.opening}
        onClick={() => read.mutate()}
      >
        {texts.open}
      </Button>
      {read.data && mediaType !== 'application/pdf' && (
        <Suspense>
          <PictureDialog name={name} picture={read.data} onClose={() => read.reset()} />
        </Suspense>
      )}
    </>
  )
}

function Countersign({ file: { id, name } }: { file: PacketFileView }) {
  const { call, queryClient } = useServices()
  const sign = useMutation({
    mutationFn: () => call(packetCalls.countersign, { params: { id } }),
    onSuccess: () => void showToast('success', texts.done),
    onError: toastError,
    onSettled: () => refreshPackets(queryClient),
  })
  return (
    <Button
      variant="ink"
      aria-label={texts.countersignName({ name })}
      pending={sign.isPending}
      pendingText={texts.countersigning}
      onClick={() => sign.mutate()}
    >
      {texts.countersign}
    </Button>
  )
}

function RemoveFile({ file: { id, name } }: { file: PacketFileView }) {
  const { call, queryClient } = useServices()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-label={texts.removeName({ name })} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm}
            text={texts.confirm.text({ name })}
            onConfirm={async () => {
              await call(packetCalls.removeFile, { params: { id } })
              void showToast('success', texts.removed)
              void refreshPackets(queryClient)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
