import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PhotoWordsField } from './photo-words-field.tsx'

type PhotoTileProps = {
  photo: PhotoView
  position: number
  total: number
  onMove: (by: -1 | 1) => void
  onCover: () => void
  onRemove: () => void
  onDescribed: (photo: PhotoView) => void
  /** Somebody else describes it. */
  isFixed: boolean
}

/** The grip is for the keyboard; a mouse or a finger may drag the whole photo. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, total, onMove, onCover, onRemove, onDescribed, isFixed } = props
  const sortable = useSortable({
    id: photo.id,
    attributes: { roleDescription: texts.drag.role },
  })
  const { transform, transition } = sortable
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('relative flex gap-3 sm:block', sortable.isDragging && 'z-10 opacity-60')}
    >
      <div
        {...sortable.listeners}
        className="photo relative w-24 flex-none cursor-grab touch-manipulation self-start sm:w-full"
      >
        <Picture
          picture={uploaded(photo)}
          alt={photo.alt || texts.photo({ position, total })}
          sizes="(min-width: 720px) 300px, (min-width: 560px) 45vw, 96px"
        />
        {position === 1 && (
          <Badge tone="plain" className="absolute top-2 start-2">
            {texts.cover}
          </Badge>
        )}
      </div>
      <div className="min-w-0 flex-1 sm:mt-2">
        <PhotoWordsField photo={photo} position={position} onDescribed={onDescribed} isFixed={isFixed} />
        <div className="mt-1 -ms-2 flex flex-wrap">
          <IconButton
            {...sortable.attributes}
            {...sortable.listeners}
            ref={sortable.setActivatorNodeRef}
            label={texts.move({ position, total })}
            className="touch-manipulation"
          >
            <GripVertical strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
          <MoveButton photo={photo} by={-1} position={position} total={total} onMove={onMove} />
          <MoveButton photo={photo} by={1} position={position} total={total} onMove={onMove} />
          <IconButton label={texts.remove({ position })} className="ms-auto" onClick={onRemove}>
            <X strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        {position > 1 && (
          <Button
            variant="quiet"
            aria-label={texts.makeCoverName({ position })}
            onClick={onCover}
            className="-ms-2"
          >
            {texts.makeCover}
          </Button>
        )}
      </div>
    </li>
  )
}

type MoveButtonProps = Pick<PhotoTileProps, 'photo' | 'position' | 'total' | 'onMove'> & { by: -1 | 1 }

/** At either end it is inactive, and says so without dropping its focus. */
function MoveButton({ photo, by, position, total, onMove }: MoveButtonProps) {
  const atEnd = position + by < 1 || position + by > total
  const Icon = by === -1 ? ArrowLeft : ArrowRight
  return (
    <IconButton
      label={by === -1 ? texts.earlier({ position }) : texts.later({ position })}
      aria-disabled={atEnd || undefined}
      data-move={`${photo.id} ${by}`}
      onClick={() => !atEnd && onMove(by)}
      className={cx(atEnd && 'opacity-60')}
    >
      <Icon strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
