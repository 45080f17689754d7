import type { Cents } from '@roomtone/domain/money/cents'
import type { Rates } from '@roomtone/domain/pricing/rates'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'

/** Prices that the host has set for single days, and for the hours of single days. */
export type DayPrices = Required<Pick<Rates, 'overrides' | 'hourlyOverrides'>>

const TABLES = { day: 'price_overrides', hour: 'hourly_price_overrides' } as const
type Per = keyof typeof TABLES

/** Both ends included. */
export async function findDayPrices(
  handle: Handle,
  propertyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<DayPrices> {
  const { rows } = await executePrepared(
    handle,
    sql<{ date: LocalDate; price: Cents; per: Per }>`
    select date, price_cents as price, 'day' as per from price_overrides
    where property_id = ${propertyId} and date between ${from}::date and ${to}::date
    union all
    select date, price_cents, 'hour' from hourly_price_overrides
    where property_id = ${propertyId} and date between ${from}::date and ${to}::date
    order by date`,
  )
  const of = (wanted: Per) =>
    Object.fromEntries(rows.filter(({ per }) => per === wanted).map(({ date, price }) => [date, price]))
  return { overrides: of('day'), hourlyOverrides: of('hour') }
}

/** The same of several listings, by id. */
export async function findDayPricesOf(
  handle: Handle,
  propertyIds: string[],
  from: LocalDate,
  to: LocalDate,
): Promise<Map<string, DayPrices>> {
  const { rows } = await sql<{ id: string; date: LocalDate; price: Cents; per: Per }>`
    select property_id as id, date, price_cents as price, 'day' as per from price_overrides
    where property_id = any(${propertyIds}::uuid[]) and date between ${from}::date and ${to}::date
    union all
    select property_id, date, price_cents, 'hour' from hourly_price_overrides
    where property_id = any(${propertyIds}::uuid[]) and date between ${from}::date and ${to}::date`.execute(
    handle,
  )
  const found = new Map(propertyIds.map((id) => [id, { overrides: {}, hourlyOverrides: {} } as Found]))
  for (const { id, date, price, per } of rows) {
    const own = found.get(id)
    if (own) own[per === 'day' ? 'overrides' : 'hourlyOverrides'][date] = price
  }
  return found
}

type Found = Record<keyof DayPrices, Record<LocalDate, Cents>>

export async function setOverrides(
  tx: Tx,
  per: Per,
  { propertyId, dates, price }: { propertyId: string; dates: LocalDate[]; price: Cents },
): Promise<void> {
  await tx
    .insertInto(TABLES[per])
    .columns(['property_id', 'date', 'price_cents'])
    .expression(sql`select ${propertyId}::uuid, unnest(${dates}::date[]), ${price}::bigint`)
    .onConflict((conflict) => conflict.constraint(`${TABLES[per]}_pkey`).doUpdateSet({ price_cents: price }))
    .execute()
}

export async function deleteOverrides(
  tx: Tx,
  per: Per,
  { propertyId, from, to }: { propertyId: string; from: LocalDate; to: LocalDate },
): Promise<void> {
  await tx
    .deleteFrom(TABLES[per])
    .where('property_id', '=', propertyId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
}
