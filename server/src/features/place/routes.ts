import { locateAddress as locateAddressEndpoint } from '@roomtone/contract/application/locate-address'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { locateAddress } from './locate-address.ts'

export function placeRoutes(deps: Deps): Binding[] {
  return [bind(locateAddressEndpoint, ({ query }) => locateAddress(deps, query))]
}
