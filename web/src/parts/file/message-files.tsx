import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import { messageFileTexts as texts } from '@roomtone/texts/file/message-files'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { bytesOf, downloadFile } from './download-file.ts'
import { formatBytes } from './format-bytes.ts'
import { messageFileQuery } from './message-file.query.ts'

const LARGEST = 240

export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul className="grid gap-2">
      {files.map((file) => (
        <li key={file.id}>
          {file.mediaType === 'application/pdf' ? <PdfChip file={file} /> : <Thumbnail file={file} />}
        </li>
      ))}
    </ul>
  )
}

/** The calls carry the session, which a plain address would not, so the picture comes as an answer. */
function Thumbnail({ file }: { file: MessageFile }) {
  const { data, isError } = useQuery(messageFileQuery(useServices(), file.id))
  const url = useObjectUrl(data)
  const [width, height] = boxOf(file)
  if (isError) {
    return (
      <p className="flex items-center gap-2 text-small text-bad">
        <CircleAlert className="size-4 flex-none" aria-hidden="true" />
        {texts.failed}
      </p>
    )
  }
  // Its space is reserved from the start, so that nothing moves when it arrives.
  return (
    <span
      className="block overflow-hidden rounded-m"
      style={{ width, maxWidth: '100%', aspectRatio: width / height }}
    >
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" aria-label={texts.open({ name: file.name })}>
          <img src={url} alt="" width={width} height={height} className="size-full object-cover" />
        </a>
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  )
}

function boxOf({ width, height }: MessageFile): [number, number] {
  const [wide, high] = [width ?? LARGEST, height ?? LARGEST]
  const scale = Math.min(1, LARGEST / Math.max(wide, high))
  return [Math.max(48, Math.round(wide * scale)), Math.max(48, Math.round(high * scale))]
}

function useObjectUrl(data: { mediaType: string; base64: string } | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(new Blob([bytesOf(data.base64)], { type: data.mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}

function PdfChip({ file: { id, name, sizeBytes } }: { file: MessageFile }) {
  const services = useServices()
  const download = useMutation({
    mutationFn: () => services.queryClient.fetchQuery(messageFileQuery(services, id)),
    onSuccess: ({ name: fileName, ...file }) => downloadFile({ fileName, ...file }),
    onError: toastError,
  })
  return (
    <button
      type="button"
      aria-label={texts.download({ name })}
      aria-disabled={download.isPending || undefined}
      onClick={() => !download.isPending && download.mutate()}
      className="pill text-ink"
    >
      {download.isPending ? (
        <Spinner />
      ) : (
        <FileText className="size-4 flex-none" strokeWidth={1.5} aria-hidden="true" />
      )}
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex-none text-tiny text-ink-2">{formatBytes(sizeBytes)}</span>
    </button>
  )
}
