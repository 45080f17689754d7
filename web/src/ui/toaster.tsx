import { uiTexts } from '@roomtone/texts/ui'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { Toaster as Primitive } from 'sonner'

const look = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--r-m)',
  '--width': '380px',
  // A modal dialog disables pointers for the rest of the page; toasts stay reachable.
  pointerEvents: 'auto',
} as CSSProperties

const wide = '(min-width: 720px)'

function watchWidth(changed: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Where toasts appear. Large enough to be loaded with the first of them. */
export function Toaster() {
  // On a phone the lower edge belongs to sheets and their buttons.
  const below = useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => true,
  )
  return (
    <Primitive
      position={below ? 'bottom-right' : 'top-center'}
      closeButton
      duration={6000}
      gap={10}
      // A page that uses its lower edge, or has its action on the right, says how far away they start.
      offset={{ bottom: 'var(--toasts, 24px)', right: 'var(--toasts-end, 24px)' }}
      mobileOffset={16}
      containerAriaLabel={uiTexts.notifications}
      style={look}
      toastOptions={{
        classNames: {
          toast: 'font-sans! text-small! shadow-2! p-4!',
          title: 'font-medium! text-ink!',
          description: 'text-ink-2!',
          success: '[&_[data-icon]]:text-ok!',
          error: '[&_[data-icon]]:text-bad!',
          warning: '[&_[data-icon]]:text-wait!',
          closeButton: 'size-6! bg-card! border-line! text-ink-2!',
        },
      }}
    />
  )
}
