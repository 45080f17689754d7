export function whenDrawn(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** `hydrating`: React keeps presses from here on. `ready`: it answers them. */
export function whenMarked(mark: 'hydrating' | 'ready', run: () => void): void {
  const html = document.documentElement
  new MutationObserver((_, observer) => {
    if (!html.dataset[mark]) return
    observer.disconnect()
    run()
  }).observe(html, { attributes: true })
}
