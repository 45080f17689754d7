import { verifyPackTexts } from '@roomtone/texts/compliance/verify-pack'
import { CircleAlert, FileArchive } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { formatBytes } from '../../../parts/file/format-bytes.ts'
import { useNoStrayDrop } from '../../../parts/file/use-no-stray-drop.ts'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'

const texts = verifyPackTexts.file

type PackFieldProps = {
  chosen: { name: string; size: number } | null
  reading: boolean
  problem: string | undefined
  onFile: (file: File) => void
}

/**
 * The browser's own file field, drawn as a drop zone, so that click, keyboard and screen reader work as
 * usual.
 */
export function PackField({ chosen, reading, problem, onFile }: PackFieldProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  useNoStrayDrop()

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {texts.label}
      </label>
      <div
        className={cx(
          'choice min-h-40 flex-col items-center justify-center border-dashed text-center',
          over ? 'border-accent bg-accent-soft' : problem ? 'border-bad' : 'border-ink-3',
        )}
      >
        {reading ? (
          <Spinner />
        ) : (
          <FileArchive className="size-6 text-accent" strokeWidth={1.5} aria-hidden="true" />
        )}
        <span aria-hidden="true" className="font-medium wrap-anywhere">
          {over ? texts.dropNow : reading ? texts.reading : chosen ? chosen.name : texts.drop}
        </span>
        {chosen && !over && !reading && (
          <span className="text-small text-ink-2 even-figures">
            {formatBytes(chosen.size)} · {texts.other}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept=".zip,application/zip"
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            // Choosing the same file again has to count as a change.
            event.target.value = ''
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
          <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
        {texts.hint}
      </p>
    </div>
  )
}
