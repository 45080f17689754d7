/** What had the focus may have left the page; the keyboard then goes on from here instead of from the top. */
export function focusIfLost(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  })
}
