import type { Cents } from '@roomtone/domain/money/cents'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'

/** Prices that the host has set for single days, both ends included. */
export async function findOverrides(
  handle: Handle,
  propertyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Record<LocalDate, Cents>> {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('price_overrides')
      .select(['date', 'price_cents as price'])
      .where('property_id', '=', propertyId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date'),
  )
  return Object.fromEntries(rows.map(({ date, price }) => [date, price]))
}

/** The same of several listings, by id. */
export async function findOverridesOf(
  handle: Handle,
  propertyIds: string[],
  from: LocalDate,
  to: LocalDate,
): Promise<Map<string, Record<LocalDate, Cents>>> {
  const rows = await handle
    .selectFrom('price_overrides')
    .select(['property_id as id', 'date', 'price_cents as price'])
    .where('property_id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const found = new Map<string, Record<LocalDate, Cents>>()
  for (const { id, date, price } of rows) found.set(id, { ...found.get(id), [date]: price })
  return found
}

export async function setOverrides(
  tx: Tx,
  propertyId: string,
  dates: LocalDate[],
  price: Cents,
): Promise<void> {
  await tx
    .insertInto('price_overrides')
    .columns(['property_id', 'date', 'price_cents'])
    .expression(sql`select ${propertyId}::uuid, unnest(${dates}::date[]), ${price}::bigint`)
    .onConflict((conflict) => conflict.constraint('price_overrides_pkey').doUpdateSet({ price_cents: price }))
    .execute()
}

export async function deleteOverrides(
  tx: Tx,
  propertyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<void> {
  await tx
    .deleteFrom('price_overrides')
    .where('property_id', '=', propertyId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
}
