import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Field names whose values never reach a log line, wherever they stand. */
const SECRET_FIELDS = [
  'password', 'token', 'access_token', 'refresh_token', 'authorization', 'cookie', 'secret', 'cardNumber', 'cvc',
  'address', 'email', 'to', 'idNumber',
]

export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    options.destination ?? pino.destination(2),
  )
}
