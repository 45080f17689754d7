import { UnreachableError } from '@roomtone/contract/call'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { toastError } from './toasts/toast-error.ts'

type Closing = { onClose?: (() => void) | null; onMissing?: () => void }
type Part<P> = ComponentType<P & { onMissing?: () => void }>

/**
 * As `lazy`, for what a press opens. Where its code does not come, the page stays as it is: who pressed is told, it is
 * closed again, and the next press asks anew.
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
      // Not before it is drawn: what waits for its code is drawn from the beginning when that has failed.
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
