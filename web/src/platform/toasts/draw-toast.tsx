import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from '../../ui/toaster.tsx'
import type { ToastAction, ToastKind } from './toasts.ts'

// Toasts have their own root because they outlive the page that caused them. It is drawn synchronously,
// because a message that comes before anyone listens is lost.
const host = document.createElement('div')
document.body.append(host)
flushSync(() => createRoot(host).render(<Toaster />))

const errors: (number | string)[] = []

export function drawToast(kind: ToastKind, title: string, text?: string, action?: ToastAction): void {
  // What failed before has worked now.
  if (kind === 'success') for (const id of errors.splice(0)) toast.dismiss(id)
  const id = toast[kind](title, {
    ...(text && { description: text }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
  if (kind === 'error') errors.push(id)
}
