import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Field names whose values never reach a log line, at any depth. */
const SECRET_FIELDS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'secret',
  'cardNumber',
  'cvc',
  'address',
  'email',
  'to',
  'idNumber',
]

// Bounded, so that a long line stays cheap; never starting inside an escape, so that the line stays JSON.
const EMAIL = /(?<!\\|\\u[0-9a-f]{0,3})[\w.!#$%&'*+=?^{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g

export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
      serializers: { err: describeError },
      // Errors of others put addresses into their words: mail servers, database drivers.
      hooks: { streamWrite: (line) => line.replace(EMAIL, '[hidden]') },
    },
    options.destination ?? pino.destination(2),
  )
}

/** Drivers hang whole rows and recipients on their errors (`detail`, `rejected`); only what helps to find the fault stays. */
function describeError(error: Error): object {
  const { type, message, stack, code, constraint, table } = pino.stdSerializers.err(error)
  return { type, message, stack, code, constraint, table }
}
