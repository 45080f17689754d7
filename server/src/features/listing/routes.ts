import { addOnsOf } from '@roomtone/contract/listing/add-on-list'
import { listProperties as listPropertiesEndpoint } from '@roomtone/contract/listing/list-properties'
import { quoteProperty as quotePropertyEndpoint } from '@roomtone/contract/listing/quote-property'
import { showMonth as showMonthEndpoint } from '@roomtone/contract/listing/show-month'
import { showProperty as showPropertyEndpoint } from '@roomtone/contract/listing/show-property'
import { readPublic } from '../../platform/db/replica/read-public.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listProperties } from './list-properties.ts'
import { quoteProperty } from './quote/quote-property.ts'
import { showMonth } from './show-month.ts'
import { showProperty } from './show-property.ts'

export function listingRoutes(deps: Deps): Binding[] {
  return [
    bind(listPropertiesEndpoint, ({ query }, caller) =>
      readPublic(deps, caller, (from) => listProperties(from, query)),
    ),
    bind(showPropertyEndpoint, ({ params }, caller) =>
      readPublic(deps, caller, (from) => showProperty(from, caller.actor, params.id)),
    ),
    bind(quotePropertyEndpoint, ({ params, query }, caller) =>
      readPublic(deps, caller, (from) =>
        quoteProperty(from, caller.actor, {
          id: params.id,
          choice: query,
          shoot: { kind: query.kind, crew: query.crew, addOns: addOnsOf(query.addOns) },
          language: caller.language,
        }),
      ),
    ),
    bind(showMonthEndpoint, ({ params }, caller) =>
      readPublic(deps, caller, (from) => showMonth(from, caller.actor, params)),
    ),
  ]
}
