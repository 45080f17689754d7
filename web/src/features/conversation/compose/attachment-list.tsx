import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import { composerTexts } from '@roomtone/texts/conversation/messages'
import { FileText, Image, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../parts/file/format-bytes.ts'
import { formatPercent } from '../../../platform/format/percent.ts'
import type { Attachments, Upload } from './use-attachments.ts'

const texts = composerTexts.files

type AttachmentListProps = {
  files: readonly MessageFile[]
  attachments: Attachments
  /** The pressed button disappears. */
  onGone: () => void
}

/** The attachments of the next message, uploading ones included. */
export function AttachmentList({ files, attachments, onGone }: AttachmentListProps) {
  const { uploads, retry, cancel, removeFile } = attachments
  if (files.length + uploads.length === 0) return null
  const andGo = (act: () => void) => () => {
    act()
    onGone()
  }
  return (
    <ul aria-label={texts.list} className="mb-2 flex flex-wrap gap-2">
      {files.map(({ id, name, mediaType, sizeBytes }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 rounded-m border ps-4 text-small">
          <Sign isPicture={mediaType !== 'application/pdf'} />
          <span className="min-w-0 truncate">{name}</span>
          <span className="flex-none text-tiny text-ink-2">{formatBytes(sizeBytes)}</span>
          <SmallButton label={texts.remove({ name })} onClick={andGo(() => removeFile(id))}>
            <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </SmallButton>
        </li>
      ))}
      {uploads.map((item) => (
        <UploadChip
          key={item.key}
          item={item}
          onRetry={andGo(() => retry(item))}
          onCancel={andGo(() => cancel(item.key))}
        />
      ))}
    </ul>
  )
}

type UploadChipProps = { item: Upload; onRetry: () => void; onCancel: () => void }

function UploadChip({ item, onRetry, onCancel }: UploadChipProps) {
  const { file, problem, progress, canRetry } = item
  return (
    <li className="min-w-0 overflow-hidden rounded-m border text-small">
      <div className="flex items-center gap-2 ps-4">
        <Sign isPicture={file.type !== 'application/pdf'} />
        <span className="min-w-0 truncate">{file.name}</span>
        {problem === undefined ? (
          <span className="flex-none text-tiny text-ink-2 even-figures">
            {formatPercent(Math.round(100 * progress))}
          </span>
        ) : (
          <span role="alert" className="text-tiny text-bad">
            <span className="sr-only">{file.name}: </span>
            {problem}
          </span>
        )}
        {canRetry && (
          <SmallButton label={texts.retryName({ name: file.name })} onClick={onRetry}>
            <RotateCw className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </SmallButton>
        )}
        <SmallButton label={texts.remove({ name: file.name })} onClick={onCancel}>
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </SmallButton>
      </div>
      {problem === undefined && (
        <div
          role="progressbar"
          aria-label={texts.progress({ name: file.name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(100 * progress)}
          className="h-0.5 bg-line"
        >
          <div className="h-full bg-ink transition-[width]" style={{ width: `${100 * progress}%` }} />
        </div>
      )}
    </li>
  )
}

function Sign({ isPicture }: { isPicture: boolean }) {
  const Icon = isPicture ? Image : FileText
  return <Icon className="size-4 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
}

type SmallButtonProps = { label: string; onClick: () => void; children: ReactNode }

function SmallButton({ label, onClick, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-grid size-11 flex-none place-items-center text-ink-2 hover:text-ink"
    >
      {children}
    </button>
  )
}
