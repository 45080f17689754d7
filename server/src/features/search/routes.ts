import { searchProperties as searchEndpoint } from '@roomtone/contract/search/search-properties'
import { suggest as suggestEndpoint } from '@roomtone/contract/search/suggest'
import { readPublic } from '../../platform/db/replica/read-public.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { searchProperties } from './search-properties.ts'
import { suggest } from './suggest/suggest.ts'

export function searchRoutes(deps: Deps): Binding[] {
  return [
    bind(searchEndpoint, ({ query }, caller) =>
      readPublic(deps, caller, (from) => searchProperties(from, query, caller)),
    ),
    bind(suggestEndpoint, ({ query }, caller) =>
      readPublic(deps, caller, (from) => suggest(from, query.text, caller)),
    ),
  ]
}
