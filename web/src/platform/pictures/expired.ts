/** Failures of a page full of pictures come together and mean one thing. */
const PAUSE_MS = 30_000

/**
 * Tells when a photo that is not public could not be loaded: its address is good for an hour, and a tab may be open
 * for longer. Whoever hears of it asks for fresh addresses. Answers how to stop listening.
 */
export function onExpiredPicture(refresh: () => void, now = () => Date.now()): () => void {
  let last = Number.NEGATIVE_INFINITY
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !isSigned(target.currentSrc || target.src)) return
    if (now() - last < PAUSE_MS) return
    last = now()
    refresh()
  }
  // Errors of pictures do not bubble; they can be caught on their way down.
  window.addEventListener('error', hear, true)
  return () => window.removeEventListener('error', hear, true)
}

function isSigned(address: string): boolean {
  return address.includes('/pictures/') && address.includes('?s=')
}
