import type { locateAddress as locateAddressEndpoint } from '@roomtone/contract/application/locate-address'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'

export async function locateAddress(
  deps: Deps,
  address: Parsed<typeof locateAddressEndpoint>['query'],
): Promise<Reply<typeof locateAddressEndpoint>> {
  const found = await deps.geocoder.locate(address)
  if (!found) throw new Refused('place_not_found')
  const { lat, lng, timeZone, city, region } = found
  return { lat, lng, timeZone, city, region: region.code }
}
