import { filesTexts } from '@roomtone/texts/compliance/files'
import { RotateCw, X } from 'lucide-react'
import { formatPercent } from '../../../platform/format/percent.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PacketUpload, Upload } from './use-packet-upload.ts'

const texts = filesTexts.uploads

export function UploadRows({ uploads, retry, cancel }: Pick<PacketUpload, 'uploads' | 'retry' | 'cancel'>) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label={texts.list} className="grid gap-2">
      {uploads.map((item) => (
        <UploadRow key={item.key} item={item} onRetry={() => retry(item)} onCancel={() => cancel(item.key)} />
      ))}
    </ul>
  )
}

type UploadRowProps = { item: Upload; onRetry: () => void; onCancel: () => void }

function UploadRow({ item: { file, progress, problem, canRetry }, onRetry, onCancel }: UploadRowProps) {
  const percent = Math.round(100 * progress)
  return (
    <li className="min-w-0 overflow-hidden rounded-m border text-small">
      <div className="flex items-center gap-2 ps-4">
        <div className="min-w-0 flex-1">
          <p className="truncate">{file.name}</p>
          {problem !== null && (
            <p role="alert" className="text-bad">
              <span className="sr-only">{file.name}: </span>
              {problem}
            </p>
          )}
        </div>
        {problem === null && (
          <span className="flex-none text-tiny text-ink-2 even-figures">{formatPercent(percent)}</span>
        )}
        {canRetry && (
          <IconButton label={texts.retryName({ name: file.name })} onClick={onRetry}>
            <RotateCw strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={texts.dismiss({ name: file.name })} onClick={onCancel}>
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {problem === null && (
        <div
          role="progressbar"
          aria-label={texts.progress({ name: file.name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-0.5 bg-line"
        >
          <div className="h-full bg-ink transition-[width]" style={{ width: `${percent}%` }} />
        </div>
      )}
    </li>
  )
}
