import { listProperties as listPropertiesEndpoint } from '@roomtone/contract/listing/list-properties'
import { quoteProperty as quotePropertyEndpoint } from '@roomtone/contract/listing/quote-property'
import { showMonth as showMonthEndpoint } from '@roomtone/contract/listing/show-month'
import { showProperty as showPropertyEndpoint } from '@roomtone/contract/listing/show-property'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listProperties } from './list-properties.ts'
import { quoteProperty } from './quote-property.ts'
import { showMonth } from './show-month.ts'
import { showProperty } from './show-property.ts'

export function listingRoutes(deps: Deps): Binding[] {
  return [
    bind(listPropertiesEndpoint, ({ query }) => listProperties(deps, query)),
    bind(showPropertyEndpoint, ({ params }, { actor }) => showProperty(deps, actor, params.id)),
    bind(quotePropertyEndpoint, ({ params, query }, { actor }) =>
      quoteProperty(deps, actor, { id: params.id, choice: query }),
    ),
    bind(showMonthEndpoint, ({ params }, { actor }) => showMonth(deps, actor, params)),
  ]
}
