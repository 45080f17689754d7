import type { PhotoView } from '@roomtone/contract/photo/photo'
import { venueTexts as texts } from '@roomtone/texts/listing/venue'
import { lightboxTexts } from '@roomtone/texts/photo/lightbox'
import { Images } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'

const Lightbox = lazyPart(async () => ({
  default: (await import('../../../parts/photo/lightbox.tsx')).Lightbox,
}))

const IN_GRID = 3
const WIDE = '(min-width: 1840px) 1170px, (min-width: 720px) 66vw, 100vw'
const BESIDE = '(min-width: 1840px) 580px, (min-width: 720px) 33vw, 100vw'

/** On a phone one row to swipe through; from 720 px on one large picture and two beside it. A press opens them all. */
export function VenueGallery({ photos, title }: { photos: readonly PhotoView[]; title: string }) {
  const [open, setOpen] = useState<number | null>(null)
  const [shown, setShown] = useState(0)
  const track = useRef<HTMLUListElement>(null)

  function look() {
    const element = track.current
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }

  return (
    <section aria-label={lightboxTexts.photos} className="md:bleed relative md:mt-4">
      {/* The narrow column is a third less two and a half gaps, so that all three are 3:2 and end on one
          line. */}
      <ul
        ref={track}
        onScroll={look}
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] md:grid md:grid-cols-[1fr_calc((100%-20px)/3)] md:gap-2 md:overflow-hidden md:rounded-l"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={cx(
              'relative w-full flex-none snap-center snap-always md:w-auto',
              index === 0 && 'md:row-span-2',
              index >= IN_GRID && 'md:hidden',
            )}
          >
            <button
              type="button"
              onClick={() => setOpen(index)}
              className="photo w-full rounded-none! focus-visible:-outline-offset-4"
            >
              <Picture picture={uploaded(photo)} priority={index === 0} sizes={index === 0 ? WIDE : BESIDE} />
              <span className="sr-only">{texts.openPhoto({ index: index + 1, count: photos.length })}</span>
            </button>
          </li>
        ))}
      </ul>
      <span
        aria-hidden="true"
        className="absolute end-4 bottom-4 rounded-pill bg-night px-3 py-1 text-tiny text-night-ink even-figures md:hidden"
      >
        {lightboxTexts.photoOf({ index: shown + 1, count: photos.length })}
      </span>
      <Button variant="line" onClick={() => setOpen(0)} className="absolute! end-6 bottom-6 max-md:hidden">
        <Images className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {texts.allPhotos({ count: photos.length })}
      </Button>
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} title={title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
