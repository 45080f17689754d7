import { PlainError } from '../../../scripts/lib/plain-error.mjs'

const DAY_MS = 86_400_000
/** Requests begin at least this long from now, so that nothing near now is near their beginning. */
const NEAR_MS = 3 * DAY_MS

/**
 * The recorded statements of one request as a script for pgbench: the same words in the same transactions, with what
 * belongs to one request (its people, its space, its time, its ids) taken from a row of bench_requests. Moments inside
 * arrays stay as they were recorded.
 */
export async function writeScript(pool, statements, request) {
  const parts = []
  for (const { text, values } of statements) {
    const types = values.length === 0 ? [] : await parameterTypes(pool, text)
    parts.push(
      text.replace(/\$(\d+)/g, (_, number) => expressionOf(values[number - 1], types[number - 1], request)),
    )
  }
  const script = parts.map((part) => `${guardColons(part.trim())};`).join('\n')
  return `${CHOICE}\n${script}\n`
}

/** Which request is next, for each client its own; the ids that the server would have made. */
const CHOICE = `\\set n :first + :client_id + :done * :clients
\\set done :done + 1
select guest, session, property, host, listing, request_key, day, starts_at,
  gen_random_uuid() as booking, gen_random_uuid() as payment
from bench_requests where n = :n \\gset`

async function parameterTypes(pool, text) {
  const client = await pool.connect()
  try {
    await client.query(`prepare bench_asked as ${text}`)
    const { rows } = await client.query(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'bench_asked'`,
    )
    await client.query('deallocate bench_asked')
    return rows[0].types
  } finally {
    client.release()
  }
}

function expressionOf(value, type, request) {
  if (value === null) return `null::${type}`
  if (type === 'bigint' && Number(value) === Number(request.listing)) return ':listing::bigint'
  if (type.startsWith('timestamp') && !type.endsWith('[]')) return momentOf(value, type, request)
  return `(${textOf(String(value), request)})::${type}`
}

function momentOf(value, type, { startsAt, askedAt }) {
  const at = new Date(value).getTime()
  const from = (word, zero) => `(${word} + interval '${((at - zero) / 1000).toFixed(3)} seconds')::${type}`
  if (Math.abs(at - startsAt) < NEAR_MS) return from(':starts_at::timestamptz', startsAt)
  // The reservation of a card ends a week from now; nothing is further away that hangs on the hour of asking.
  return Math.abs(at - askedAt) < 8 * DAY_MS ? from('now()', askedAt) : `${literal(value)}::${type}`
}

/** The pieces between what belongs to the request stay as they are. */
function textOf(value, { names }) {
  const known = Object.entries(names).filter(([, told]) => value.includes(told))
  const [first] = known.sort(([, one], [, other]) => value.indexOf(one) - value.indexOf(other))
  if (first === undefined) return literal(value)
  const [name, told] = first
  const [before, ...after] = value.split(told)
  const rest = after.join(told)
  const pieces = [
    ...(before === '' ? [] : [literal(before)]),
    `:${name}::text`,
    ...(rest === '' ? [] : [textOf(rest, { names })]),
  ]
  return pieces.join(' || ')
}

/** pgbench takes a colon before a word for a variable, in quotes too. */
function literal(value) {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')
  return `E'${escaped}'`
}

const OURS = /:(?:guest|session|property|host|listing|request_key|day|starts_at|booking|payment)\b/y

function guardColons(text) {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    OURS.lastIndex = at
    if (text[at + 1] === ':') at += 1
    else if (!OURS.test(text) && /\w/.test(text[at + 1] ?? ''))
      throw new PlainError(`pgbench would take a part of this statement for a variable: ${text}`)
  }
  return text
}
