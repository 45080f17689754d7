export type ToastKind = 'success' | 'error' | 'info'

/** One thing to do about it, offered while the message is there. */
export type ToastAction = { label: string; onPress: () => void }

/** Title then text, as the specification writes its messages. The drawing part loads with the first of them. */
export async function showToast(
  kind: ToastKind,
  title: string,
  text?: string,
  action?: ToastAction,
): Promise<void> {
  const { drawToast } = await import('./draw-toast.tsx')
  drawToast(kind, title, text, action)
}
