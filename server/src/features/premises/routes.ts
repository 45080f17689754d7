import { changeHouse as changeHouseEndpoint } from '@roomtone/contract/premises/change-house'
import { removeSpace as removeSpaceEndpoint } from '@roomtone/contract/premises/remove-space'
import { showHouse as showHouseEndpoint } from '@roomtone/contract/premises/show-house'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeHouse } from './change-house.ts'
import { removeSpace } from './remove-space.ts'
import { showHouse } from './show-house.ts'

export function premisesRoutes(deps: Deps): Binding[] {
  return [
    bind(showHouseEndpoint, ({ params }, { actor }) => showHouse(deps, actor, params.id)),
    bind(changeHouseEndpoint, ({ params, body }, { actor }) =>
      changeHouse(deps, actor, { id: params.id, ...body }),
    ),
    bind(removeSpaceEndpoint, ({ params, body }, { actor }) =>
      removeSpace(deps, actor, { id: params.id, listingId: params.listing, version: body.version }),
    ),
  ]
}
