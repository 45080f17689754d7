/** Failures of a page full of pictures come together and mean the same. */
const PAUSE_MS = 30_000

/**
 * Calls `refresh` when a photo that is not public fails to load: its address expires within an hour, and a tab may be
 * open for longer. Returns a function that stops listening.
 */
export function onExpiredPicture(refresh: () => void, now = () => Date.now()): () => void {
  let last = Number.NEGATIVE_INFINITY
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !isSigned(target.currentSrc || target.src)) return
    if (now() - last < PAUSE_MS) return
    last = now()
    refresh()
  }
  // Error events of images do not bubble, so listen in the capture phase.
  window.addEventListener('error', hear, true)
  return () => window.removeEventListener('error', hear, true)
}

function isSigned(address: string): boolean {
  return address.includes('/pictures/') && address.includes('?s=')
}
