import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { useNoStrayDrop } from '../file/use-no-stray-drop.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

type PhotoDropProps = {
  small: boolean
  /** There is room for one picture only. */
  isSingle?: boolean
  onFiles: (files: File[]) => void
}

/**
 * The browser's own file field, drawn as a drop zone, so that click, keyboard and screen reader work as
 * usual.
 */
export function PhotoDrop({ small, isSingle = false, onFiles }: PhotoDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  useNoStrayDrop()

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div>
      <div
        className={cx(
          'choice flex-col items-center justify-center border-dashed text-center',
          !small && 'min-h-60',
          over ? 'border-accent bg-accent-soft' : 'border-ink-3',
        )}
      >
        <ImagePlus className="size-6 text-accent" strokeWidth={1.5} aria-hidden="true" />
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <span aria-hidden="true" className="font-medium">
          {over ? texts.dropNow : texts.drop}
        </span>
        <input
          id={id}
          type="file"
          multiple={!isSingle}
          accept={ACCEPT}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Choosing the same file again has to count as a change.
            event.target.value = ''
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
        {isSingle ? texts.hintOne : texts.hint}
      </p>
    </div>
  )
}
