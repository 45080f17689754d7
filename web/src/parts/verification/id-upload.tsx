import { verificationTexts } from '@roomtone/texts/verification/verification'
import { CircleAlert, IdCard } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { useNoStrayDrop } from '../file/use-no-stray-drop.ts'
import { IdFileCard } from './id-file-card.tsx'
import type { IdFile } from './use-id-file.ts'

const texts = verificationTexts.file
const LABEL = 'mb-1.5 block text-small font-medium'

export function IdUpload({ idFile, error }: { idFile: IdFile; error: string | undefined }) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { chosen } = idFile
  const problem = idFile.problem ?? error
  const isChosen = chosen !== null
  const wasChosen = useRef(isChosen)
  useNoStrayDrop()
  useEffect(() => {
    // The field and the card replace each other; the keyboard focus stays in place.
    if (wasChosen.current !== isChosen && document.activeElement === document.body) area.current?.focus()
    wasChosen.current = isChosen
  }, [isChosen])
  return (
    <div ref={area} tabIndex={-1} className="min-w-0 outline-none">
      {chosen ? (
        <>
          <p className={LABEL}>{texts.label}</p>
          <IdFileCard chosen={chosen} onRemove={idFile.remove} onRetry={idFile.retry} />
        </>
      ) : (
        <>
          <label htmlFor={id} className={LABEL}>
            {texts.label}
          </label>
          <DropField id={id} invalid={problem !== undefined} onFile={idFile.choose} />
        </>
      )}
      {problem && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
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

type DropFieldProps = { id: string; invalid: boolean; onFile: (file: File) => void }

/**
 * The browser's own file field, drawn as a drop zone, so that click, keyboard and screen reader work as
 * usual.
 */
function DropField({ id, invalid, onFile }: DropFieldProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    <div
      className={cx(
        'choice min-h-40 flex-col items-center justify-center border-dashed text-center',
        over ? 'border-accent bg-accent-soft' : invalid ? 'border-bad' : 'border-ink-3',
      )}
    >
      <IdCard className="size-6 text-accent" strokeWidth={1.5} aria-hidden="true" />
      <span aria-hidden="true" className="font-medium">
        {over ? texts.dropNow : texts.drop}
      </span>
      <input
        id={id}
        type="file"
        accept="image/*,application/pdf"
        aria-describedby={invalid ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={invalid || undefined}
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
  )
}
