import type { listPackets as listPacketsEndpoint } from '@roomtone/contract/compliance/packets'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { viewPacketPage } from './view-packet-page.ts'

type Query = Parsed<typeof listPacketsEndpoint>['query']

/** Of their own bookings, on the side that they ask for. */
export async function listPackets(
  deps: Deps,
  { userId }: Actor,
  { as: side, status, cursor, limit }: Query,
): Promise<Reply<typeof listPacketsEndpoint>> {
  return viewPacketPage(deps, { own: { side, userId }, status }, { side, cursor, limit })
}
