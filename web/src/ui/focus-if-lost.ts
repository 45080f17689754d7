const PATIENCE = 30

/**
 * What had the focus may be about to leave the page; the keyboard then goes on from here instead of from the top.
 * Nobody tells when an element goes, so this looks for half a second.
 */
export function focusIfLost(element: HTMLElement | null, frames = PATIENCE): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusIfLost(element, frames - 1))
}
