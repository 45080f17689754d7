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
  let known: CompiledQuery | undefined
  return async (handle, values) => {
    known ??= write(blanks<Values>()).compile(handle)
    const parameters = known.parameters.map((one) =>
      one instanceof Blank ? values[one.name as keyof Values] : one,
    )
    const { rows } = await handle.executeQuery<Row>(CompiledQuery.raw(known.sql, parameters))
    return rows
  }
}

function blanks<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new Blank(String(name)) })
}
