import { useRef } from 'react'

/** Survives one dialog opening another, because the second one's button is gone when it closes. */
let latest: HTMLElement | null = null

/**
 * The element that a person was on before a dialog opened: not one inside another dialog, and a menu's
 * button, not its entry.
 */
function openerNow(): HTMLElement | null {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return latest
  if (active.closest('[role="dialog"], [role="alertdialog"]')) return latest
  const menu = active.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
}

/** Radix returns the focus only to its own trigger, but our dialogs are opened from anywhere. */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null)
  /** The element in another dialog, which may still be open below this one. */
  const below = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      below.current = document.activeElement?.closest('[role="dialog"]') ? document.activeElement : null
      latest = openerNow()
      opener.current = latest
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const back = below.current?.isConnected ? below.current : opener.current
      if (back instanceof HTMLElement && back.isConnected) back.focus()
    },
  }
}
