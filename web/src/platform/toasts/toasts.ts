export type ToastKind = 'success' | 'error' | 'info'

/** Title then text, as the specification writes its messages. The drawing part loads with the first of them. */
export async function showToast(kind: ToastKind, title: string, text?: string): Promise<void> {
  const { drawToast } = await import('./draw-toast.tsx')
  drawToast(kind, title, text)
}
