import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Position } from '../db/replica/position.ts'
import type { Cookies } from './cookies.ts'

/**
 * Who called, and from where. The address is for limits and session lists; it is masked before anyone sees
 * it.
 */
export type Caller<A extends Actor | null = Actor | null> = {
  actor: A
  address: string
  userAgent: string
  /** Where a proxy that we trust says so. */
  place: string | null
  cookies: Cookies
  /** Of the page they call from; where it does not say, as chosen in this browser, else as it wishes. */
  language: Language
  requestId: string
  /** How far a replica has to be to show what this browser has just written. */
  seen: Position | null
  /** What a provider signed its event with; empty for everyone else. */
  signature: string
}
