import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Handle } from './database.ts'

class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement whose words are the same whatever its values are, put together the first time it is asked. For the few
 * that are waited for so often that putting them together counts. Values may only be handed on, never looked at.
 */
export function writtenOnce<Values extends object, Row = unknown>(
  write: (values: Values) => RawBuilder<Row>,
): (handle: Handle, values: Values) => Promise<Row[]> {
  let known: Written | undefined
  return async (handle, values) => {
    known ??= sendEachOnce(write(blanks<Values>()).compile(handle))
    const parameters = known.parameters.map((one) =>
      one instanceof Blank ? values[one.name as keyof Values] : one,
    )
    const { rows } = await handle.executeQuery<Row>(CompiledQuery.raw(known.sql, parameters))
    return rows
  }
}

type Written = Pick<CompiledQuery, 'sql' | 'parameters'>

/** A value that stands in several places goes over the wire once. */
function sendEachOnce({ sql, parameters }: Written): Written {
  const kept: unknown[] = []
  const places = parameters.map((one) => {
    const place = kept.findIndex(
      (other) => one instanceof Blank && other instanceof Blank && one.name === other.name,
    )
    return place < 0 ? kept.push(one) : place + 1
  })
  return { sql: sql.replace(/\$(\d+)/g, (_, place) => `$${places[place - 1]}`), parameters: kept }
}

function blanks<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new Blank(String(name)) })
}
