import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { EXPORT_TABLES, IMPERSONAL, WITHHELD } from './tables/all-tables.ts'

const server = useServer()
const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text)).rows

describe('the schema', () => {
  it('has no table that the export neither holds nor names with a reason', async () => {
    const tables = await rows<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const known = new Set<string>([...EXPORT_TABLES.map(({ table }) => table), ...WITHHELD, ...IMPERSONAL])
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  })

  it('lets nothing that refers to a person pass as impersonal', async () => {
    const referring = await rows<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    )
    expect(referring.length).toBeGreaterThan(30)
    const impersonal: readonly string[] = IMPERSONAL
    expect(referring.filter(({ name }) => impersonal.includes(name))).toEqual([])
  })

  it('has no column of an exported table that is neither taken nor left out for a reason', async () => {
    const columns = await rows<{ at: string }>(
      `select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public'`,
    )
    const exported = new Set(EXPORT_TABLES.map(({ table }) => table))
    const decided = new Set(
      EXPORT_TABLES.flatMap(({ table, columns: taken, leave }) =>
        [...taken, ...Object.values(leave).flat()].map((column) => `${table}.${column}`),
      ),
    )
    const open = columns
      .map(({ at }) => at)
      .filter((at) => exported.has(at.split('.')[0] as never) && !decided.has(at))
    expect(open).toEqual([])
  })

  it('gives nothing away that is sealed or a hash', async () => {
    const bytes = await rows<{ at: string }>(
      `select table_name || '.' || column_name as at from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea'`,
    )
    const taken = EXPORT_TABLES.flatMap(({ table, columns, sealed }) =>
      columns.filter((column) => !(column in sealed)).map((column) => `${table}.${column}`),
    )
    expect(bytes.map(({ at }) => at).filter((at) => taken.includes(at))).toEqual([])
  })
})
