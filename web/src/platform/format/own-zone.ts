const KEY = 'roomtone.session'

/**
 * The zone for times that belong to no place: the one that somebody chose in their settings, else the
 * browser's. It is read from the stored session, so that code that only formats a time needs nothing else.
 */
export function ownZone(): string {
  return chosenZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

function chosenZone(): string | null {
  try {
    const session = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      user?: { timeZone?: unknown }
    } | null
    const zone = session?.user?.timeZone
    return typeof zone === 'string' ? zone : null
  } catch {
    return null
  }
}
