import type { PhotoView } from '@roomtone/contract/photo/photo'
import { lightboxTexts as texts } from '@roomtone/texts/photo/lightbox'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SlideArrows } from '../../ui/slide-arrows.tsx'
import { useSlides } from '../../ui/use-slides.ts'

type LightboxProps = {
  photos: readonly PhotoView[]
  title: string
  /** Index of the photo that was pressed. */
  start: number
  onClose: () => void
}

/**
 * All photos, one at a time, as large as the screen. The browser's own dialog traps the focus and returns it.
 */
export function Lightbox({ photos, title, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const { track, shown, last, go, look, move } = useSlides(photos.length, start)

  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    document.body.style.overflow = 'hidden'
    const row = track.current
    row?.scrollTo({ left: start * row.clientWidth, behavior: 'instant' })
    closer.current?.focus()
    return () => {
      document.body.style.overflow = ''
    }
  }, [start, track])

  return (
    <dialog
      ref={dialog}
      aria-label={`${texts.photos}: ${title}`}
      // In development effects run twice, and the first run's close event arrives after the second has opened
      // it.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onKeyDown={move}
      className="night fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden"
    >
      <ul
        ref={track}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex h-full [scroll-snap-type:x_mandatory] overflow-x-auto scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative flex size-full flex-none snap-center snap-always py-16">
            <span className="sr-only">{texts.photo({ index: index + 1, count: photos.length })}</span>
            <Picture
              picture={uploaded(photo)}
              sizes="100vw"
              priority={index === start}
              className="size-full object-contain [background:none]!"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="absolute inset-x-0 top-5 text-center text-small even-figures">
        {texts.photoOf({ index: shown + 1, count: photos.length })}
      </p>
      <IconButton
        ref={closer}
        label={texts.close}
        variant="raised"
        onClick={() => dialog.current?.close()}
        className="absolute! top-3 end-4"
      >
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <SlideArrows shown={shown} last={last} labels={texts} onGo={go} />
    </dialog>
  )
}
