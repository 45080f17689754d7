import { RETRYABLE_ERROR_CODES } from 'graphile-worker/dist/lib.js'

const SOON = { minDelay: 300, maxDelay: 5000 }

/** Ways in which a database says that it is going, or that it is gone; the driver has no code for some of them. */
const AWAY = ['57P01', '57P02', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'undefined']

/**
 * A job that is done is crossed off without anybody waiting for it. The queue tries that again after some errors; of
 * those of a database that was killed it knows few, and any other one ends the process.
 */
export function waitForTheDatabase(): void {
  for (const code of AWAY) RETRYABLE_ERROR_CODES[code] ??= SOON
}
