import type { OwnerLock } from './owner-lock.ts'

export interface ExitGuard {
  watch(pid: number): void
  /** PostgreSQL has stopped, or never ran: there is nothing left to look after. */
  dismiss(): void
}

/** A process that ends early, on a signal or by an uncaught error, still tells PostgreSQL to stop. */
export function guardExit(lock: OwnerLock): ExitGuard {
  let watched: number | undefined
  const dismiss = () => {
    process.off('exit', onExit)
    lock.release()
  }
  const onExit = () => {
    try {
      if (watched !== undefined) process.kill(watched, 'SIGINT')
    } catch {
      // It was gone already.
    }
    dismiss()
  }
  process.on('exit', onExit)
  return {
    watch: (pid) => {
      watched = pid
    },
    dismiss,
  }
}
