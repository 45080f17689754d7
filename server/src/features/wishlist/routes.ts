import { listSaved as listSavedEndpoint } from '@roomtone/contract/wishlist/list-saved'
import { listWishlist as listEndpoint } from '@roomtone/contract/wishlist/list-wishlist'
import { removeSaved as removeEndpoint } from '@roomtone/contract/wishlist/remove-saved'
import { saveProperty as saveEndpoint } from '@roomtone/contract/wishlist/save-property'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listSaved } from './list-saved.ts'
import { listWishlist } from './list-wishlist.ts'
import { removeSaved } from './remove-saved.ts'
import { saveProperty } from './save-property.ts'

export function wishlistRoutes(deps: Deps): Binding[] {
  return [
    bind(listEndpoint, ({ query }, { actor }) => listWishlist(deps, actor, query)),
    bind(listSavedEndpoint, (_, { actor }) => listSaved(deps, actor)),
    bind(saveEndpoint, ({ body }, { actor }) => saveProperty(deps, actor, body.propertyId)),
    bind(removeEndpoint, ({ params }, { actor }) => removeSaved(deps, actor, params.id)),
  ]
}
