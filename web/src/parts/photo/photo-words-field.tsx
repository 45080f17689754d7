import type { PhotoView } from '@roomtone/contract/photo/photo'
import { PHOTO_ALT_MAX } from '@roomtone/domain/listing/options'
import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { usePhotoWords } from './use-photo-words.ts'

type PhotoWordsFieldProps = {
  photo: PhotoView
  position: number
  onDescribed: (photo: PhotoView) => void
  /** Somebody else describes it. */
  isFixed: boolean
}

export function PhotoWordsField({ photo, position, onDescribed, isFixed }: PhotoWordsFieldProps) {
  const words = usePhotoWords(photo, onDescribed)
  return (
    <input
      value={photo.alt}
      readOnly={isFixed}
      maxLength={PHOTO_ALT_MAX}
      aria-label={texts.describe({ position })}
      placeholder={texts.describePlaceholder}
      onChange={(event) => words.change(event.target.value)}
      onBlur={words.save}
      onKeyDown={(event) => {
        // Enter ends the description; it does not leave the page.
        if (event.key === 'Enter') event.preventDefault()
      }}
      className="control text-small"
    />
  )
}
