import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

/** As its host does it in the editor, from what is there now. */
export async function editListing(server: TestServer, host: Person, id: string, changes: ListingChanges) {
  const caller = { token: await tokenOf(server, host) }
  const { version } = await server.call(hostingCalls.show, { params: { id } }, caller)
  return server.call(hostingCalls.edit, { params: { id }, body: { version, changes } }, caller)
}
