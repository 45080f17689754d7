import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photosTexts } from '@roomtone/texts/photo/photos'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PhotoWordsField } from './photo-words-field.tsx'

const texts = photosTexts.captions

type CaptionsDialogProps = {
  photos: readonly PhotoView[]
  fixed: readonly string[]
  onDescribed: (photo: PhotoView) => void
  onClose: () => void
}

/** All photos one below the other, so that each is described with the earlier ones in view. */
export function CaptionsDialog({ photos, fixed, onDescribed, onClose }: CaptionsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      size="m"
    >
      <ul className="grid gap-4">
        {photos.map((photo, index) => (
          <li key={photo.id} className="flex items-center gap-4">
            <span className="photo w-24 flex-none sm:w-36">
              <Picture
                picture={uploaded(photo)}
                alt={photosTexts.photo({ position: index + 1, total: photos.length })}
                sizes="144px"
              />
            </span>
            <div className="min-w-0 flex-1">
              <PhotoWordsField
                photo={photo}
                position={index + 1}
                onDescribed={onDescribed}
                isFixed={fixed.includes(photo.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button wide size="l" onClick={onClose} className="mt-8">
        {texts.done}
      </Button>
    </Dialog>
  )
}
