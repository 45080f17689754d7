/** As Chrome and Firefox say it, and as Safari does. */
const MISSING = /dynamically imported module|module script failed/

/** A part of the page did not come: the line broke, or an edition has replaced the one that this page belongs to. */
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

/** For who does not want to wait. Without a line the browser would show a page of its own in the place of ours. */
export async function reloadIfThere(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
