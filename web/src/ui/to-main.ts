/** Takes the keyboard to the page's content if it was lost, and says the name of a page that is new. Loaded when needed. */
export function toMain(name?: string | null): void {
  void import('./arrive.ts').then(
    ({ arrive }) => arrive(name),
    () => {},
  )
}
