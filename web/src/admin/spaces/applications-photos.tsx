import type { PhotoView } from '@roomtone/contract/photo/photo'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { useFreshPictures } from '../../platform/pictures/use-fresh-pictures.ts'
import { Picture } from '../../ui/picture.tsx'

const texts = applicationsTexts.photos
const SHOWN = 4

const Lightbox = lazyPart(async () => ({
  default: (await import('../../parts/photo/lightbox.tsx')).Lightbox,
}))

/** The first four; any of them opens all of them, large. */
export function ApplicationPhotos({ photos, title }: { photos: readonly PhotoView[]; title: string }) {
  useFreshPictures()
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return <p className="text-small text-bad">{texts.none}</p>
  return (
    <div>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {photos.slice(0, SHOWN).map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={texts.open({ index: index + 1, title })}
              onClick={() => setOpen(index)}
              className="block w-full overflow-hidden rounded-s"
            >
              <Picture
                picture={uploaded(photo)}
                alt=""
                sizes="(min-width: 768px) 280px, 45vw"
                className="aspect-3/2 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > SHOWN && (
        <button type="button" onClick={() => setOpen(SHOWN)} className="link mt-2 py-1 text-small">
          {texts.all({ photos: photos.length })}
        </button>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} title={title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
