import { verificationTexts } from '@roomtone/texts/verification/verification'
import { Check, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatBytes } from '../file/format-bytes.ts'
import type { ChosenFile } from './use-id-file.ts'

const texts = verificationTexts.file

type IdFileCardProps = { chosen: ChosenFile; onRemove: () => void; onRetry: () => void }

export function IdFileCard({ chosen, onRemove, onRetry }: IdFileCardProps) {
  const { file, phase } = chosen
  return (
    <div className="grid gap-4 rounded-m border p-4">
      <div className="flex items-center gap-4">
        <Preview file={file} />
        <div className="min-w-0 flex-1 text-small">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-ink-2 even-figures">{formatBytes(file.size)}</p>
        </div>
        <Button variant="quiet" aria-label={texts.removeName({ name: file.name })} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      {phase === 'uploading' && <Progress name={file.name} share={chosen.progress} />}
      {phase === 'done' && (
        <p role="status" className="flex items-center gap-1.5 text-small text-ok">
          <Check className="size-4" aria-hidden="true" />
          {texts.done}
        </p>
      )}
      {phase === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert" className="text-small text-bad">
            {chosen.message}
          </p>
          <Button variant="line" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-2 text-small text-ink-2 even-figures">
      <div
        role="progressbar"
        aria-label={texts.progress({ name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-0.5 bg-line"
      >
        <div className="h-full bg-ink transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      {texts.uploading({ percent })}
    </div>
  )
}

/**
 * Pictures are shown; a format that this browser can't draw (HEIC, mostly) shows a sheet of paper, like a
 * PDF.
 */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url) {
    return (
      <img
        src={url}
        alt=""
        onError={() => setUrl(null)}
        className="size-14 flex-none rounded-s bg-off-soft object-cover"
      />
    )
  }
  return (
    <span className="grid size-14 flex-none place-items-center rounded-s bg-off-soft text-ink-2">
      <FileText className="size-6" strokeWidth={1.5} aria-hidden="true" />
    </span>
  )
}
