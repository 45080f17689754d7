import type { Audience } from '@roomtone/domain/access/audience'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The shape of one promise. `reply: null` means 204 and no body. */
export type AnyEndpoint = {
  method: Method
  path: `/api/${string}`
  audience: Audience
  /** Also open to accounts whose mailbox is not proved yet. Without it they may only read. */
  unconfirmed?: 'allowed'
  summary: string
  /** Asks for a proof that is a few minutes old at most: a borrowed screen must not do this. */
  proof?: 'fresh'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Instead of a parsed body: the raw bytes of one file, or of JSON that somebody signed. */
  bytes?: { max: number; type?: 'application/json' }
  /**
   * How often one person may ask for it, or one network address where nobody is signed in. Whatever costs more than
   * checking a password says so; beyond it the answer is 429 `rate_limited`, with `Retry-After`.
   */
  limit?: { max: number; seconds: number }
  reply: z.ZodType | null
  /** The answer is a file, sent as it is made; what `reply` promises goes ahead of it in the header `FILE_FACTS`. */
  file?: { type: 'application/zip' }
  errors: readonly ErrorCode[]
}

/** Keeps the literal types, so that calls and bindings can be derived from them. */
export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never

/** What the caller writes. */
export type Input<E extends AnyEndpoint> = Part<'params', InputOf<E['params']>> &
  Part<'query', InputOf<E['query']>> &
  Part<'body', InputOf<E['body']>> &
  Part<'bytes', E extends { bytes: object } ? Blob : never>

/** What the use case receives, after parsing. */
export type Parsed<E extends AnyEndpoint> = Part<'params', OutputOf<E['params']>> &
  Part<'query', OutputOf<E['query']>> &
  Part<'body', OutputOf<E['body']>> &
  Part<'bytes', E extends { bytes: object } ? Uint8Array : never>

/** JSON in percent-encoding: a header takes plain signs only. */
export const FILE_FACTS = 'roomtone-file'

type Facts<E extends AnyEndpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : undefined

/** What the caller gets. */
export type Reply<E extends AnyEndpoint> = Facts<E> & (E extends { file: object } ? { file: Blob } : unknown)

/** What the use case answers. */
export type Answer<E extends AnyEndpoint> = Facts<E> &
  (E extends { file: object } ? { file: Outgoing } : unknown)

/** A file on its way out. Its length is known before it is made, so that its receiver notices when it breaks off. */
export type Outgoing = { size: number; bytes: AsyncIterable<Uint8Array> }

type Part<K extends string, T> = [T] extends [never] ? unknown : { [P in K]: T }
