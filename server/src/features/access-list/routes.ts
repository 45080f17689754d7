import { addAccess as addAccessEndpoint } from '@roomtone/contract/access-list/add-access'
import { listAccess as listAccessEndpoint } from '@roomtone/contract/access-list/list-access'
import { removeAccess as removeAccessEndpoint } from '@roomtone/contract/access-list/remove-access'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { addAccess } from './add-access.ts'
import { listAccess } from './list-access.ts'
import { removeAccess } from './remove-access.ts'

export function accessListRoutes(deps: Deps): Binding[] {
  return [
    bind(listAccessEndpoint, ({ query }) => listAccess(deps, query)),
    bind(addAccessEndpoint, ({ body }, { actor, language }) => addAccess(deps, actor, { ...body, language })),
    bind(removeAccessEndpoint, ({ body }, { actor }) => removeAccess(deps, actor, body.email)),
  ]
}
