import { Paperclip } from 'lucide-react'
import { useId } from 'react'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'
const PAPERS = `${PICTURES},application/pdf`

type FilePickerProps = {
  label: string
  hint: string
  isPicture: boolean
  multiple?: boolean | undefined
  error?: string | undefined
  onFiles: (files: File[]) => void
}

/** The browser's own file field below a drawing, so that click, keyboard and screen reader work as usual. */
export function FilePicker({ label, hint, isPicture, multiple, error, onFiles }: FilePickerProps) {
  const id = useId()
  return (
    <div>
      <div className="choice items-center border-dashed border-ink-3 text-small font-medium">
        <Paperclip className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
        <label htmlFor={id} className="min-w-0 truncate">
          {label}
        </label>
        <input
          id={id}
          type="file"
          multiple={multiple}
          accept={isPicture ? PICTURES : PAPERS}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Choosing the same file again has to count as a change.
            event.target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-hint`} className={error ? 'mt-1.5 text-small text-bad' : 'mt-1.5 text-small text-ink-2'}>
        {error ?? hint}
      </p>
    </div>
  )
}
