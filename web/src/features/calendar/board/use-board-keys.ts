import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Cell, type Choice, isSame, press } from './choice.ts'

type Board = {
  rows: number
  dates: readonly string[]
  today: string
  choice: Choice
  onChoose: (choice: Choice) => void
}

const STEPS: Record<string, [rows: number, days: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** One tab stop for the whole board; the arrow keys move inside it. A mouse may also drag, across spaces too. */
export function useBoardKeys({ rows, dates, today, choice, onChoose }: Board) {
  const [focused, setFocused] = useState<Cell | null>(null)
  const drag = useRef<{ from: Cell; moved: boolean } | null>(null)
  const first = dates.includes(today) ? today : (dates[0] ?? '')
  const wanted = [focused, choice?.end, { row: 0, date: first }]
  const current = wanted.find((cell) => cell && cell.row < rows && dates.includes(cell.date))

  function walk(event: KeyboardEvent<HTMLElement>, cell: Cell): void {
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      const next = { row: cell.row + step[0], date: dates[dates.indexOf(cell.date) + step[1]] ?? '' }
      if (next.row < 0 || next.row >= rows || next.date === '') return
      setFocused(next)
      event.currentTarget
        .closest('[role="grid"]')
        ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-date="${next.date}"]`)
        ?.focus()
      if (event.shiftKey) onChoose({ anchor: choice?.anchor ?? cell, end: next })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(press(choice, cell))
    }
  }

  return (cell: Cell) => ({
    tabIndex: current && isSame(current, cell) ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk(event, cell),
    onFocus: () => setFocused(cell),
    onPointerDown: (event: PointerEvent) => {
      // A moving finger wants to scroll; it selects by two taps.
      drag.current = event.pointerType === 'mouse' ? { from: cell, moved: false } : null
    },
    onPointerEnter: (event: PointerEvent) => {
      const dragging = drag.current
      if (!dragging || event.buttons !== 1) return
      if (isSame(cell, dragging.from) && !dragging.moved) return
      dragging.moved = true
      onChoose({ anchor: dragging.from, end: cell })
    },
    onClick: () => {
      const dragged = drag.current?.moved ?? false
      drag.current = null
      if (!dragged) onChoose(press(choice, cell))
    },
  })
}
