import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** How long one category stays open. */
export const ROTATION_MS = 4000

/**
 * Which of `count` items is shown, and whether time may move it on. The clock itself is the ring's animation
 * (see RotationButton): it pauses and resumes without losing the time already spent, and does not exist where
 * people prefer reduced motion.
 */
export function useRotation(count: number) {
  const [active, setActive] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenPage()

  const show = (index: number) => setActive((index + count) % count)

  return {
    active,
    show,
    next: () => show(active + 1),
    stopped,
    toggle: () => setStopped(!stopped),
    held: stopped || hovered || focused || hidden,
    /**
     * For the element whose pictures rotate. Touch has no hover and a click no lasting focus, so those do not
     * pause it.
     */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

function useHiddenPage(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
