import { spaceDialogTexts as texts } from '@roomtone/texts/site/space-dialog'
import { cx } from '../../../ui/cx.ts'
import { Picture, type PictureShape } from '../../../ui/picture.tsx'
import { SlideArrows } from '../../../ui/slide-arrows.tsx'
import { useSlides } from '../../../ui/use-slides.ts'

type CarouselProps = {
  label: string
  pictures: readonly PictureShape[]
  sizes: string
}

export function Carousel({ label, pictures, sizes }: CarouselProps) {
  const { track, shown, last, go, look, move } = useSlides(pictures.length)

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      className="relative md:h-full"
      onKeyDown={move}
    >
      <ul
        ref={track}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex aspect-3/2 md:aspect-auto md:h-full md:min-h-105 [scroll-snap-type:x_mandatory] overflow-x-auto scroll-smooth bg-off-soft [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            aria-label={texts.picture({ index: index + 1, count: pictures.length })}
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
          <SlideArrows shown={shown} last={last} labels={texts} onGo={go} />
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
            aria-label={texts.picture({ index: index + 1, count })}
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
