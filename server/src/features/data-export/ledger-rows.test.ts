import { expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { countBuffers } from '../../../testing/count-buffers.ts'
import { exportOf } from '../../../testing/data-export.ts'
import { fillLedger } from '../../../testing/fill-ledger.ts'
import { putInDebt } from '../../../testing/payouts.ts'
import { useServer } from '../../../testing/server.ts'
import { findExportRows } from './export-rows.store.ts'
import { EXPORT_TABLES } from './tables/all-tables.ts'

type Row = Record<string, unknown>

const server = useServer()

it('of the ledger are those of somebody’s accounts as a guest and as a host, and nobody else’s', async () => {
  const { host: person, id: hosted } = await aBooking(server(), { state: 'confirmed' })
  const { id: booked } = await aBooking(server(), { guest: person, state: 'cancelled' })
  await putInDebt(server(), person.id, hosted, 4_200)
  await aBooking(server(), { state: 'confirmed' })
  const entries = await exportOf(server(), person)
  const rowsOf = (name: string) => JSON.parse(entries.get(`money/ledger-${name}.json`) ?? 'null') as Row[]
  const names = [`guest:${booked}`, `host_debt:${person.id}`, `host_payable:${person.id}`]
  expect(
    rowsOf('accounts')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names)
  const { rows: theirs } = await server().database.pool.query<Row>(
    `select e.transfer_id, e.account_id::int, e.amount_cents::int from ledger_entries e
     join ledger_accounts a on a.id = e.account_id where a.name = any($1) order by 1, 2`,
    [names],
  )
  expect(rowsOf('entries')).toEqual(theirs)
  const moved = rowsOf('movements')
  expect(moved.map(({ id }) => id)).toEqual([...new Set(theirs.map((row) => row['transfer_id']))])
  const about = new Set(moved.map((row) => row['booking_id']).filter((id) => id !== null))
  expect([...about].sort()).toEqual([booked, hosted].sort())
})

it('of the ledger are found without reading what is other people’s', async () => {
  const { guest } = await aBooking(server(), { state: 'confirmed' })
  await fillLedger(server())
  const tables = EXPORT_TABLES.filter(({ whose }) => 'ledger' in whose)
  expect(tables).toHaveLength(3)
  for (const table of tables) {
    const [page] = await countBuffers(server(), ({ db }) =>
      findExportRows(db, table, { userId: guest.id, after: null, limit: 500 }),
    )
    expect(page?.buffers).toBeLessThan(100)
  }
})
