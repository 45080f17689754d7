import type { PhotoView } from '@roomtone/contract/photo/photo'
import { ARRIVAL_PHOTOS_MAX } from '@roomtone/domain/listing/editing'
import { arrivalTexts } from '@roomtone/texts/listing/arrival'
import { X } from 'lucide-react'
import { useId, useRef, useSyncExternalStore } from 'react'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PhotoDrop } from '../../photo/photo-drop.tsx'
import { insertAt } from '../../photo/photo-order.ts'
import type { PhotoUploads } from '../../photo/photo-uploads.ts'
import { PhotoWordsField } from '../../photo/photo-words-field.tsx'
import { UploadList } from '../../photo/upload-list.tsx'
import type { OnPhotos } from '../../photo/use-photo-uploads.ts'

const texts = arrivalTexts.field

type ArrivalPhotosFieldProps = {
  photos: readonly PhotoView[]
  onChange: OnPhotos
  /** From `usePhotoUploads`, held where the photos are. */
  uploads: PhotoUploads
  error?: string | undefined
}

/** A few pictures that show a crew the way in, in the order they were added. They are never public. */
export function ArrivalPhotosField({ photos, onChange, uploads, error }: ArrivalPhotosFieldProps) {
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const now = useRef({ photos, onChange })
  now.current = { photos, onChange }
  const leftOut = useSyncExternalStore(uploads.subscribe, uploads.leftOut, uploads.leftOut)
  const total = photos.length

  function describe(described: PhotoView): void {
    onChange(now.current.photos.map((each) => (each.id === described.id ? described : each)))
  }

  function remove(photo: PhotoView, index: number): void {
    onChange(photos.filter((each) => each.id !== photo.id))
    focusIfLost(area.current)
    void showToast('info', texts.removed, undefined, {
      label: texts.undo,
      onPress: () => now.current.onChange(insertAt(now.current.photos, photo, index)),
    })
  }

  return (
    <section ref={area} tabIndex={-1} aria-labelledby={id} className="grid grid-cols-1 gap-4 outline-none">
      <div>
        <h3 id={id} className="font-sans text-small font-medium tracking-normal">
          {texts.title}
        </h3>
        <p className="text-small text-ink-2">{texts.hint}</p>
      </div>
      {total > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="grid content-start gap-2">
              <div className="photo relative">
                <Picture
                  picture={uploaded(photo, arrivalTexts.picture({ position: index + 1, total }))}
                  sizes="(min-width: 720px) 240px, 45vw"
                />
                <IconButton
                  label={texts.remove({ position: index + 1 })}
                  variant="raised"
                  className="absolute! end-2 top-2"
                  onClick={() => remove(photo, index)}
                >
                  <X strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              </div>
              <PhotoWordsField photo={photo} position={index + 1} onDescribed={describe} isFixed={false} />
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onGone={() => focusIfLost(area.current)} />
      {total >= ARRIVAL_PHOTOS_MAX ? (
        <p className="text-small text-ink-2">{texts.full({ max: ARRIVAL_PHOTOS_MAX })}</p>
      ) : (
        <PhotoDrop small onFiles={(files) => uploads.add(files, ARRIVAL_PHOTOS_MAX - total)} />
      )}
      {leftOut > 0 && (
        <p role="alert" className="text-small text-bad">
          {texts.leftOut({ count: leftOut, max: ARRIVAL_PHOTOS_MAX })}
        </p>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </section>
  )
}
