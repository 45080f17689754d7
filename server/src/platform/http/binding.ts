import type { Answer, AnyEndpoint, Parsed } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Caller } from './caller.ts'

type CallerOf<E extends AnyEndpoint> = E['audience'] extends 'anyone' ? Caller : Caller<Actor>

export type Handler<E extends AnyEndpoint> = (input: Parsed<E>, caller: CallerOf<E>) => Promise<Answer<E>>

export type Binding = { endpoint: AnyEndpoint; handle: (input: never, caller: never) => Promise<unknown> }

/** Ties a promise of the contract to the use case that keeps it. */
export function bind<E extends AnyEndpoint>(endpoint: E, handle: Handler<E>): Binding {
  return { endpoint, handle }
}
