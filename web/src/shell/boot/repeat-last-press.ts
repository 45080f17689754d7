import { whenMarked } from './when.ts'

/**
 * On a slow line a page is drawn seconds before it is hydrated. The last button pressed in between is pressed
 * again. During hydration, React keeps presses itself.
 */
export function repeatLastPress(): void {
  let pressed: HTMLButtonElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button') ?? pressed
  }
  document.addEventListener('click', remember, true)
  whenMarked('hydrating', () => document.removeEventListener('click', remember, true))
  whenMarked('ready', () => {
    if (pressed?.isConnected) pressed.click()
  })
}
