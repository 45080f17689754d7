import { type KeyboardEvent, useRef, useState } from 'react'

/** The browser's own scrolling does the sliding; this only tells it where to go and checks where it went. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  const last = count - 1

  function go(index: number): void {
    const row = track.current
    row?.scrollTo({ left: Math.min(Math.max(index, 0), last) * row.clientWidth })
  }

  function look(): void {
    const row = track.current
    if (row && row.clientWidth > 0) setShown(Math.round(row.scrollLeft / row.clientWidth))
  }

  function move(event: KeyboardEvent): void {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return { track, shown, last, go, look, move }
}
