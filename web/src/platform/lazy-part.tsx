import { UnreachableError } from '@roomtone/contract/call'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { toastError } from './toasts/toast-error.ts'

type Closing = { onClose?: (() => void) | null; onMissing?: () => void }
type Part<P> = ComponentType<P & { onMissing?: () => void }>

/**
 * Like `lazy`, for a part that a press opens. If its code fails to load, the page stays as it is: the person
 * is told, the part closes again, and the next press asks again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  tell: (error: Error) => void = toastError,
): Part<P> {
  const ask = () =>
    lazy<ComponentType<P & Closing>>(() =>
      load().catch((error: unknown) => {
        console.error(error)
        return { default: Missing }
      }),
    )
  let latest = ask()

  function Missing({ onClose, onMissing = onClose ?? undefined }: Closing) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: said once
    useEffect(() => {
      // Not before it is drawn: after a failed load, the parts waiting for its code are drawn from scratch.
      latest = ask()
      tell(new UnreachableError(0))
      onMissing?.()
    }, [])
    return null
  }

  return function Latest(props) {
    const [Now] = useState(() => latest)
    return <Now {...props} />
  }
}
