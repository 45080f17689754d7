import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture, type PictureShape } from '../../ui/picture.tsx'
import { spaceDialogTexts as texts } from './space-dialog.texts.ts'

type CarouselProps = {
  label: string
  pictures: readonly PictureShape[]
  sizes: string
}

/** The browser's own scrolling does the sliding; we only ask it to go somewhere and look where it went. */
export function Carousel({ label, pictures, sizes }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const last = pictures.length - 1

  function go(index: number) {
    const element = track.current
    if (element) element.scrollTo({ left: Math.min(Math.max(index, 0), last) * element.clientWidth })
  }

  function look() {
    const element = track.current
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }

  function move(event: KeyboardEvent) {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative md:h-full"
      onKeyDown={move}
    >
      <ul
        ref={track}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex aspect-3/2 snap-x md:aspect-auto md:h-full md:min-h-105 snap-mandatory overflow-x-auto scroll-smooth bg-off-soft [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            aria-label={texts.picture(index + 1, pictures.length)}
            className="w-full flex-none snap-center snap-always"
          >
            <Picture
              picture={picture}
              sizes={sizes}
              priority={index === 0}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          <IconButton
            label={texts.previous}
            variant="raised"
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
            className="absolute! top-1/2 left-4 -translate-y-1/2 disabled:opacity-0! max-md:hidden"
          >
            <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={texts.next}
            variant="raised"
            disabled={shown === last}
            onClick={() => go(shown + 1)}
            className="absolute! top-1/2 right-4 -translate-y-1/2 disabled:opacity-0! max-md:hidden"
          >
            <ChevronRight strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
          <Dots count={pictures.length} shown={shown} onPick={go} />
        </>
      )}
    </section>
  )
}

type DotsProps = { count: number; shown: number; onPick: (index: number) => void }

function Dots({ count, shown, onPick }: DotsProps) {
  return (
    <div className="absolute inset-x-0 bottom-2 flex justify-center">
      <div className="flex rounded-pill bg-night px-1.5">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            aria-label={texts.picture(index + 1, count)}
            aria-current={index === shown || undefined}
            onClick={() => onPick(index)}
            className="grid size-6 place-items-center rounded-pill focus-visible:outline-night-ink focus-visible:-outline-offset-2"
          >
            <span
              className={cx(
                'h-1.5 rounded-pill bg-night-ink transition-[width,opacity]',
                index === shown ? 'w-4' : 'w-1.5 opacity-55',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
