import { photosTexts } from '@roomtone/texts/photo/photos'
import { CircleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatBytes } from '../file/format-bytes.ts'
import { FilePreview } from './file-preview.tsx'
import type { PhotoUploads, UploadItem } from './photo-uploads.ts'

const texts = photosTexts.uploads

type UploadListProps = {
  uploads: PhotoUploads
  /** The pressed button disappears. */
  onGone: () => void
}

export function UploadList({ uploads, onGone }: UploadListProps) {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  if (items.length === 0) return null
  return (
    <ul aria-label={texts.list} className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 md:grid-cols-3">
      {items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          onRetry={() => {
            uploads.retry(item.key)
            onGone()
          }}
          onRemove={() => {
            uploads.remove(item.key)
            onGone()
          }}
        />
      ))}
    </ul>
  )
}

type UploadRowProps = { item: UploadItem; onRetry: () => void; onRemove: () => void }

function UploadRow({ item, onRetry, onRemove }: UploadRowProps) {
  const { file, phase, message, canRetry } = item
  const hasFailed = phase === 'failed'
  return (
    <li className="grid content-start gap-2 rounded-m border bg-card p-4 pt-2">
      <div className="flex items-center gap-3 text-small">
        <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
        <span className="text-ink-2 even-figures">{formatBytes(file.size)}</span>
        <IconButton label={texts.removeName({ name: file.name })} className="-me-2" onClick={onRemove}>
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {canRetry && (
        <div className={cx('photo relative', hasFailed && 'opacity-60')}>
          <FilePreview file={file} />
          {!hasFailed && <Progress item={item} />}
        </div>
      )}
      {hasFailed && (
        <>
          <p role="alert" className="flex items-start gap-1.5 text-small text-bad">
            <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{file.name}: </span>
              {message}
            </span>
          </p>
          {canRetry && (
            <Button
              variant="line"
              aria-label={texts.retryName({ name: file.name })}
              onClick={onRetry}
              className="justify-self-end"
            >
              {texts.retry}
            </Button>
          )}
        </>
      )}
    </li>
  )
}

/** Over the lower edge of the preview. */
function Progress({ item }: { item: UploadItem }) {
  const percent = Math.round(item.progress * 100)
  return (
    <div className="absolute inset-x-0 bottom-0 grid gap-1.5 bg-night p-2 text-tiny text-night-ink even-figures">
      <div
        role="progressbar"
        aria-label={texts.progress({ name: item.file.name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-0.5 bg-night-ink/30"
      >
        <div className="h-full bg-night-ink transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      {item.phase === 'waiting'
        ? texts.waiting
        : percent < 100
          ? texts.uploading({ percent })
          : texts.finishing}
    </div>
  )
}
