/** Whether this tab keeps something; one whose storage is blocked keeps nothing. */
export function isInTab(key: string): boolean {
  try {
    return key in sessionStorage
  } catch {
    return false
  }
}
