import type { PropertyView } from '@roomtone/contract/listing/property'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { previewListing } from '../listing/entry.ts'
import { findApplication, hasListing } from './application.store.ts'
import { contentOfApplication } from './application-content.ts'

/** Only while there is no listing of it: from then on, that has a page. */
export async function previewApplication(deps: Deps, { userId }: Actor, id: string): Promise<PropertyView> {
  const application = await findApplication(deps.db, id)
  if (application?.user_id !== userId || (await hasListing(deps.db, id))) throw new Refused('not_found')
  return previewListing(deps, {
    id,
    userId,
    content: contentOfApplication(application),
    terms: application.terms,
    space: null,
  })
}
