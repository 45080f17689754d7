/** The messages of Chrome and Firefox, and of Safari. */
const MISSING = /dynamically imported module|module script failed/

/**
 * A part of the page failed to load: the connection broke, or a new edition has replaced the one that this
 * page belongs to.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && MISSING.test(error.message)
}

/**
 * `boot.ts` reloads the page as soon as the server answers, unless somebody has left the page by then. It came with the
 * page, so it is there when files are missing.
 */
export function sayMissing(left?: AbortSignal): void {
  dispatchEvent(new CustomEvent('roomtone:missing', { detail: left }))
}

/**
 * For people who don't want to wait. While offline, the browser would show its own error page instead of
 * ours.
 */
export async function reloadIfThere(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
