import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from '../../ui/toaster.tsx'
import type { ToastKind } from './toasts.ts'

// A root of its own: messages outlive the page that caused them.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(<Toaster />)

export function drawToast(kind: ToastKind, title: string, text?: string): void {
  // The host needs a frame to be there before the first message.
  requestAnimationFrame(() => toast[kind](title, text ? { description: text } : undefined))
}
