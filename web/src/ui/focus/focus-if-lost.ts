const PATIENCE = 30

/**
 * The focused element may be about to leave the page; the keyboard then goes on from here instead of from the
 * top. No event tells when an element is removed, so this checks for half a second.
 */
export function focusIfLost(element: HTMLElement | null, frames = PATIENCE): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusIfLost(element, frames - 1))
}
