import type { Tx } from '../../src/platform/db/database.ts'
import { NOBODY } from '../sample-inputs.ts'

export type Example = (tx: Tx) => Promise<unknown>

/** One call for every function of a store, or several where the arguments change the statement. */
export type ExamplesOf<Store> = { [Name in keyof Store]: Example | Example[] }

export const id = NOBODY
export const now = new Date('2026-11-01T12:00:00Z')
export const hash = Buffer.alloc(32)
export const email = 'ada@example.com'
