import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export const LIVE_SOURCES = ['listing', 'photo', 'profile', 'review', 'reply'] as const
export type LiveSource = (typeof LIVE_SOURCES)[number]

export type LiveRow = {
  id: string
  authorId: string
  texts: { field: string; value: string }[]
  /** Of a listing: what its texts must not give away. */
  hostId: string | null
  address: string | null
  zip: string | null
  accessNotes: string | null
}

const NO_PLACE = sql`null::uuid as "hostId", null::text as address, null::text as zip, null::text as "accessNotes"`
const PLACE = sql`p.host_id as "hostId", p.address, p.zipcode as zip,
  concat_ws(chr(10), p.access_notes, p.wifi_password, p.parking, p.load_in) as "accessNotes"`
const text = (field: string, value: RawBuilder<string>) =>
  sql`json_build_object('field', ${field}::text, 'value', ${value})`

/** In the order of their ids, from one on. */
const UNCHECKED: Record<LiveSource, (after: string | null, limit: number) => RawBuilder<LiveRow>> = {
  listing: (after, limit) => sql`
    select p.id, p.host_id as "authorId", ${PLACE}, array[
        ${text('title', sql`p.title`)}, ${text('tagline', sql`p.tagline`)}, ${text('description', sql`p.description`)}
      ] || array(
        select ${text('houseRules.title', sql`rule ->> 'title'`)} from jsonb_array_elements(p.house_rules::jsonb) rule
        union all
        select ${text('houseRules.body', sql`rule ->> 'body'`)} from jsonb_array_elements(p.house_rules::jsonb) rule
        union all
        select ${text('menu.addOns.name', sql`one ->> 'name'`)} from jsonb_array_elements(p.menu -> 'addOns') one
        union all
        select ${text('menu.addOns.note', sql`one ->> 'note'`)} from jsonb_array_elements(p.menu -> 'addOns') one
      ) as texts
    from properties p
    where ${after}::uuid is null or p.id > ${after}::uuid
    order by p.id limit ${limit}`,
  photo: (after, limit) => sql`
    select ph.id, ph.owner_id as "authorId", ${PLACE}, array[${text('alt', sql`ph.alt`)}] as texts
    from photos ph
    join lateral (
      select p.* from property_photos shown join properties p on p.id = shown.property_id
      where shown.photo_id = ph.id order by p.id limit 1
    ) p on true
    where ph.alt <> '' and (${after}::uuid is null or ph.id > ${after}::uuid)
    order by ph.id limit ${limit}`,
  profile: (after, limit) => sql`
    select p.id, p.id as "authorId", ${NO_PLACE}, array[
        ${text('intro', sql`p.intro`)}, ${text('preferredName', sql`coalesce(p.preferred_name, '')`)}
      ] || array(select ${text('prompts', sql`answer.value`)} from jsonb_each_text(p.prompts::jsonb) answer) as texts
    from profiles p
    where ${after}::uuid is null or p.id > ${after}::uuid
    order by p.id limit ${limit}`,
  review: (after, limit) => sql`
    select r.id, r.author_id as "authorId", ${NO_PLACE}, array[${text('body', sql`r.body`)}] as texts
    from reviews r
    where ${after}::uuid is null or r.id > ${after}::uuid
    order by r.id limit ${limit}`,
  reply: (after, limit) => sql`
    select r.id, r.subject_id as "authorId", ${NO_PLACE}, array[${text('reply', sql`r.reply`)}] as texts
    from reviews r
    where r.reply is not null and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${limit}`,
}

export async function findUnchecked(
  handle: Handle,
  source: LiveSource,
  { after, limit }: { after: string | null; limit: number },
): Promise<LiveRow[]> {
  return (await UNCHECKED[source](after, limit).execute(handle)).rows
}

export async function readMark(handle: Handle, source: LiveSource) {
  return handle
    .selectFrom('live_text_checks')
    .select(['after', 'finished_at as finishedAt'])
    .where('source', '=', source)
    .executeTakeFirst()
}

/** False: another process got here first. Without a next one, it is finished. */
export async function advance(
  tx: Tx,
  source: LiveSource,
  { from, to, now }: { from: string | null; to: string | null; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('live_text_checks')
    .set({ after: to ?? from, finished_at: to === null ? now : null })
    .where('source', '=', source)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`after is not distinct from ${from}::uuid`)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
