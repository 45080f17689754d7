import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { firstStop } from './first-stop.ts'
import { press, type Selection } from './selection.ts'

type Grid = {
  /** Every day that is drawn, in order. */
  dates: readonly string[]
  today: string
  selection: Selection
  onSelect: (selection: Selection) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One tab stop for the whole grid; the arrow keys move inside it. A mouse may also drag. */
export function useGridKeys({ dates, today, selection, onSelect }: Grid) {
  const [focused, setFocused] = useState<string | null>(null)
  const drag = useRef<{ from: string; moved: boolean } | null>(null)
  const wanted = [focused, selection?.end, firstStop(dates, today)]
  const current = wanted.find((date) => date && dates.includes(date))

  function walk(event: KeyboardEvent<HTMLElement>, date: string): void {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = dates[dates.indexOf(date) + step]
      if (next === undefined) return
      setFocused(next)
      event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
      if (event.shiftKey) onSelect({ anchor: selection?.anchor ?? date, end: next })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect(press(selection, date))
    }
  }

  return {
    cell: (date: string) => ({
      tabIndex: date === current ? 0 : -1,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk(event, date),
      onFocus: () => setFocused(date),
      onPointerDown: (event: PointerEvent) => {
        // A moving finger wants to scroll; it selects by two taps.
        drag.current = event.pointerType === 'mouse' ? { from: date, moved: false } : null
      },
      onPointerEnter: (event: PointerEvent) => {
        const dragging = drag.current
        if (!dragging || event.buttons !== 1) return
        if (date === dragging.from && !dragging.moved) return
        dragging.moved = true
        onSelect({ anchor: dragging.from, end: date })
      },
      onClick: () => {
        const dragged = drag.current?.moved ?? false
        drag.current = null
        if (!dragged) onSelect(press(selection, date))
      },
    }),
  }
}
