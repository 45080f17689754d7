import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { useEffect, useRef, useState } from 'react'
import { moved } from './photo-order.ts'
import { PhotoTile } from './photo-tile.tsx'
import { PromptKeyboardSensor } from './prompt-keyboard-sensor.ts'
import type { OnPhotos } from './use-photo-uploads.ts'

type PhotoGridProps = {
  photos: readonly PhotoView[]
  onChange: OnPhotos
  onRemove: (photo: PhotoView) => void
  onDescribed: (photo: PhotoView) => void
  fixed: readonly string[]
}

/**
 * Photos that can be ordered by mouse, by touch, by keyboard, and by two plain buttons. It is loaded
 * separately, with its library.
 */
export function PhotoGrid({ photos, onChange, onRemove, onDescribed, fixed }: PhotoGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [pressed, setPressed] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = photos.map(({ id }) => id)
  const place = (id: string | number) => ids.indexOf(String(id)) + 1

  // A moved element drops its focus, so the button that moved it takes it back.
  useEffect(() => {
    if (pressed === null) return
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus()
    setPressed(null)
  }, [pressed])

  function move(index: number, by: -1 | 1): void {
    onChange(moved(photos, index, index + by))
    setPressed(`${ids[index]} ${by}`)
    setSaid(texts.movedTo({ position: index + by + 1, total: photos.length }))
  }

  function makeCover(index: number): void {
    onChange(moved(photos, index, 0))
    setPressed(`${ids[index]} 1`)
    setSaid(texts.drag.droppedFirst({ total: photos.length }))
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) onChange(moved(photos, place(active.id) - 1, place(over.id) - 1))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(place, photos.length),
        screenReaderInstructions: { draggable: texts.drag.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul ref={list} aria-label={texts.list} className="grid gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              position={index + 1}
              total={photos.length}
              onMove={(by) => move(index, by)}
              onCover={() => makeCover(index)}
              onRemove={() => onRemove(photo)}
              onDescribed={onDescribed}
              isFixed={fixed.includes(photo.id)}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}

function announcementsFor(place: (id: string | number) => number, total: number): Announcements {
  return {
    onDragStart: ({ active }) => texts.drag.pickedUp({ position: place(active.id), total }),
    onDragOver: ({ over }) => (over ? texts.drag.over({ position: place(over.id), total }) : undefined),
    onDragEnd: ({ active, over }) => droppedWords(place(over?.id ?? active.id), total),
    onDragCancel: () => texts.drag.cancelled,
  }
}

function droppedWords(position: number, total: number): string {
  return position === 1 ? texts.drag.droppedFirst({ total }) : texts.drag.dropped({ position, total })
}
