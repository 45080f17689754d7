import type { ListingContent } from '@roomtone/domain/listing/content'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Of its owner only: for everybody else there is no such draft. */
export async function findDraft(handle: Handle, id: string, userId: string) {
  return selectDraft(handle)
    .where('listing_drafts.id', '=', id)
    .where('listing_drafts.user_id', '=', userId)
    .executeTakeFirst()
}

export async function findDraftOfApplication(handle: Handle, applicationId: string) {
  return selectDraft(handle).where('listing_drafts.application_id', '=', applicationId).executeTakeFirst()
}

/**
 * For code that writes into the draft beside the wizard: a save meanwhile waits, and then finds a newer
 * version.
 */
export async function lockDraftOfApplication(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('listing_drafts')
    .select(['id', 'content', 'terms'])
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst()
}

/** The caller has locked it. */
export async function rewriteDraft(
  tx: Tx,
  { id, content, terms, now }: { id: string; content: ListingContent; terms: ListingTerms | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('listing_drafts')
    .set((row) => ({
      content: JSON.stringify(content),
      photos: photosIn(content, terms),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** The cover first. What the column names is kept; what it does not may be swept away. */
function photosIn({ photos }: ListingContent, terms: ListingTerms | null): string[] {
  return [...photos, ...(terms?.arrivalPhotos ?? [])]
}

function selectDraft(handle: Handle) {
  return handle
    .selectFrom('listing_drafts')
    .leftJoin('host_applications', 'host_applications.id', 'listing_drafts.application_id')
    .leftJoin('properties', 'properties.application_id', 'listing_drafts.application_id')
    .leftJoin('premises', 'premises.id', 'listing_drafts.premises_id')
    .select([
      'listing_drafts.id',
      'listing_drafts.version',
      'listing_drafts.screen',
      'listing_drafts.content',
      'listing_drafts.terms',
      'listing_drafts.application_id as applicationId',
      'listing_drafts.updated_at as updatedAt',
      'listing_drafts.premises_id as premisesId',
      'listing_drafts.areas',
      'listing_drafts.shared_areas as sharedAreas',
      'premises.name as houseName',
      'host_applications.admin_notes as adminNotes',
      // Live already: its terms are its own, and not this draft's.
      'properties.id as propertyId',
    ])
}

/** Two drafts begun in one moment take turns, so that the count before them is true. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function countNewDrafts(handle: Handle, userId: string): Promise<number> {
  const row = await handle
    .selectFrom('listing_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('application_id', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewDraft = {
  userId: string
  applicationId: string | null
  content: ListingContent
  terms: ListingTerms | null
  /** Where the wizard opens. */
  screen: Place
  /** Another space of a house; null: at an address of its own. */
  space: SpaceColumns | null
  now: Date
}

/** At which house, with which of its areas. */
export type SpaceColumns = { premises_id: string; areas: string; shared_areas: string }

/** Null when the application has its draft already: there is one at most. */
export async function insertDraft(
  tx: Tx,
  { userId, applicationId, content, terms, screen, space, now }: NewDraft,
): Promise<string | null> {
  const row = await tx
    .insertInto('listing_drafts')
    .values({
      user_id: userId,
      application_id: applicationId,
      content: JSON.stringify(content),
      terms: terms && JSON.stringify(terms),
      photos: photosIn(content, terms),
      ...space,
      screen,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type Save = {
  id: string
  userId: string
  version: number
  screen: Place
  content: ListingContent
  terms: ListingTerms | null
  now: Date
}

/** False when the version is no longer the stored one. */
export async function updateDraft(
  tx: Tx,
  { id, userId, version, screen, content, terms, now }: Save,
): Promise<boolean> {
  const result = await tx
    .updateTable('listing_drafts')
    .set((row) => ({
      content: JSON.stringify(content),
      terms: terms && JSON.stringify(terms),
      photos: photosIn(content, terms),
      screen,
      // Of the stored one: one more than the largest that may be asked with is no number of the database's.
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteDraft(tx: Tx, id: string, userId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('listing_drafts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteDraftOfApplication(tx: Tx, applicationId: string): Promise<void> {
  await tx.deleteFrom('listing_drafts').where('application_id', '=', applicationId).execute()
}

export async function deleteDraftBefore(tx: Tx, applicationId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('listing_drafts')
    .where('application_id', '=', applicationId)
    .where('created_at', '<', before)
    .execute()
}

/** Taking the draft submits it: a second click, or a save from elsewhere, finds it gone or changed. */
export async function takeDraft(
  tx: Tx,
  { id, userId, version }: { id: string; userId: string; version: number },
): Promise<boolean> {
  const result = await tx
    .deleteFrom('listing_drafts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
