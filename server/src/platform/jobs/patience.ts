import { RETRYABLE_ERROR_CODES } from 'graphile-worker/dist/lib.js'

const SOON = { minDelay: 300, maxDelay: 5000 }

/**
 * Ways in which a database says that it is going, that it is gone, or that it has no room; the driver has no code for
 * some of them.
 */
const AWAY = [
  ...['57P01', '57P02', '57P05', '57014', '25P03'],
  ...['53000', '53100', '53200', '53300', '53400'],
  ...['08000', '08001', '08003', '08004', '08006', '08P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'undefined'],
]

/**
 * A job that is done is crossed off without anybody waiting for it. The queue tries that again after some errors; of
 * those of a database that was killed it knows few, and any other one ends the process.
 */
export function waitForTheDatabase(): void {
  for (const code of AWAY) RETRYABLE_ERROR_CODES[code] ??= SOON
}
