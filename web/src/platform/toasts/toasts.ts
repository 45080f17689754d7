export type ToastKind = 'success' | 'error' | 'info'

/** One action, offered while the toast is there. */
export type ToastAction = { label: string; onPress: () => void }

/**
 * Title then text, as the specification writes its messages. The drawing code is loaded with the first toast.
 */
export async function showToast(
  kind: ToastKind,
  title: string,
  text?: string,
  action?: ToastAction,
): Promise<void> {
  const { drawToast } = await import('./draw-toast.tsx')
  drawToast(kind, title, text, action)
}
