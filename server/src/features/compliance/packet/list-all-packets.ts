import type { listAllPackets as listAllPacketsEndpoint } from '@roomtone/contract/compliance/packets'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Deps } from '../../../platform/deps.ts'
import { viewPacketPage } from './view-packet-page.ts'

type Query = Parsed<typeof listAllPacketsEndpoint>['query']

export async function listAllPackets(
  deps: Deps,
  { q, status, signed, sort, cursor, limit }: Query,
): Promise<Reply<typeof listAllPacketsEndpoint>> {
  const isSigned = signed && signed === 'yes'
  return viewPacketPage(deps, { q, status, isSigned }, { side: null, sort, cursor, limit })
}
