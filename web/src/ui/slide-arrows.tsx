import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

type SlideArrowsProps = {
  shown: number
  last: number
  labels: { previous: string; next: string }
  onGo: (index: number) => void
}

/**
 * Hidden, except while it has the keyboard's focus at the end of the row: disabled, it would drop the focus.
 */
const END = 'opacity-0 focus-visible:opacity-100'

/** Fingers swipe; a mouse needs something to press. */
export function SlideArrows({ shown, last, labels, onGo }: SlideArrowsProps) {
  return (
    <>
      <IconButton
        label={labels.previous}
        variant="raised"
        aria-disabled={shown === 0}
        onClick={() => onGo(shown - 1)}
        className={cx('absolute! top-1/2 start-4 [translate:0_-50%] max-md:hidden', shown === 0 && END)}
      >
        <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={labels.next}
        variant="raised"
        aria-disabled={shown === last}
        onClick={() => onGo(shown + 1)}
        className={cx('absolute! top-1/2 end-4 [translate:0_-50%] max-md:hidden', shown === last && END)}
      >
        <ChevronRight strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </>
  )
}
