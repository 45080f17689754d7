import type { PhotoView } from '@roomtone/contract/photo/photo'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { X } from 'lucide-react'
import { useId, useRef, useSyncExternalStore } from 'react'
import { PhotoDrop } from '../../../../parts/photo/photo-drop.tsx'
import type { PhotoUploads } from '../../../../parts/photo/photo-uploads.ts'
import { UploadList } from '../../../../parts/photo/upload-list.tsx'
import { uploaded } from '../../../../platform/pictures/uploaded.ts'
import { FieldMessage } from '../../../../ui/field-message.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Picture } from '../../../../ui/picture.tsx'

const texts = menuEditorTexts.addOns

type AddOnPictureProps = {
  photo: PhotoView | undefined
  /** The add-on's name. */
  name: string
  uploads: PhotoUploads
  onRemove: () => void
  error: string | undefined
}

export function AddOnPicture({ photo, name, uploads, onRemove, error }: AddOnPictureProps) {
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const leftOut = useSyncExternalStore(uploads.subscribe, uploads.leftOut, uploads.leftOut)
  const items = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  return (
    <section ref={area} tabIndex={-1} aria-labelledby={id} className="grid grid-cols-1 gap-3 outline-none">
      <h4 id={id} className="font-sans text-small font-medium tracking-normal">
        {texts.picture}
      </h4>
      {photo && (
        <div className="photo relative max-w-60">
          <Picture picture={uploaded(photo, name)} alt={photo.alt || name} sizes="240px" />
          <IconButton
            label={texts.removePicture({ name })}
            variant="raised"
            className="absolute! end-2 top-2"
            onClick={() => {
              onRemove()
              focusIfLost(area.current)
            }}
          >
            <X strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <UploadList uploads={uploads} onGone={() => focusIfLost(area.current)} />
      {!photo && items.length === 0 && (
        <PhotoDrop small isSingle onFiles={(files) => uploads.add(files, 1)} />
      )}
      {leftOut > 0 && (
        <p role="alert" className="text-small text-bad">
          {texts.onePicture}
        </p>
      )}
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </section>
  )
}
