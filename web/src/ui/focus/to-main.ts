/**
 * Moves the focus to the page's content if it was lost, and announces the name of a new page. Loaded when
 * needed.
 */
export function toMain(name?: string | null): void {
  void import('./arrive.ts').then(
    ({ arrive }) => arrive(name),
    () => {},
  )
}
