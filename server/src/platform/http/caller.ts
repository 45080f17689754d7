import type { Actor } from '@roomtone/domain/access/actor'

/** Who called, from where. The address is for limits and session lists; it is masked before anyone sees it. */
export type Caller<A extends Actor | null = Actor | null> = {
  actor: A
  address: string
  userAgent: string
  requestId: string
  /** What a provider signed its event with; empty for everyone else. */
  signature: string
}
