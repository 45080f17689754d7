import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type SlideArrowsProps = {
  shown: number
  last: number
  labels: { previous: string; next: string }
  onGo: (index: number) => void
}

/** Fingers swipe; a mouse needs something to press. */
export function SlideArrows({ shown, last, labels, onGo }: SlideArrowsProps) {
  return (
    <>
      <IconButton
        label={labels.previous}
        variant="raised"
        disabled={shown === 0}
        onClick={() => onGo(shown - 1)}
        className="absolute! top-1/2 left-4 -translate-y-1/2 disabled:opacity-0! max-md:hidden"
      >
        <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={labels.next}
        variant="raised"
        disabled={shown === last}
        onClick={() => onGo(shown + 1)}
        className="absolute! top-1/2 right-4 -translate-y-1/2 disabled:opacity-0! max-md:hidden"
      >
        <ChevronRight strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </>
  )
}
