import type { PhotoView } from '@roomtone/contract/photo/photo'
import { arrivalTexts as texts } from '@roomtone/texts/listing/arrival'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Picture } from '../../../ui/picture.tsx'

const Lightbox = lazyPart(async () => ({ default: (await import('../../photo/lightbox.tsx')).Lightbox }))

/** Pictures of the way in for a crew. A press shows one as large as the screen. */
export function ArrivalPictures({ photos }: { photos: readonly PhotoView[] }) {
  const [open, setOpen] = useState<number | null>(null)
  const total = photos.length
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="print:break-inside-avoid">
            <button type="button" onClick={() => setOpen(index)} className="photo block w-full">
              <Picture picture={uploaded(photo)} alt="" sizes="(min-width: 720px) 200px, 45vw" />
              <span className="sr-only">{texts.open({ position: index + 1, total })}</span>
            </button>
            {photo.alt && <p className="mt-1.5 text-small text-ink-2 wrap-anywhere">{photo.alt}</p>}
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} title={texts.pictures} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
