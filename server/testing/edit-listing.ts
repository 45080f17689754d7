import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { tokenOf } from './booking.ts'
import type { Person, TestHouse } from './house.ts'

/** As its host does it in the editor, from what is there now. */
export async function editListing(house: TestHouse, host: Person, id: string, changes: ListingChanges) {
  const caller = { token: await tokenOf(house, host) }
  const { version } = await house.call(hostingCalls.show, { params: { id } }, caller)
  return house.call(hostingCalls.edit, { params: { id }, body: { version, changes } }, caller)
}
