/** Whether this tab has something stored; with blocked storage it has nothing. */
export function isInTab(key: string): boolean {
  try {
    return key in sessionStorage
  } catch {
    return false
  }
}
