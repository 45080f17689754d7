import { confirmTerms as confirmTermsEndpoint } from '@roomtone/contract/hosting/confirm-terms'
import { editListing as editListingEndpoint } from '@roomtone/contract/hosting/edit-listing'
import { listOwnListings as listOwnListingsEndpoint } from '@roomtone/contract/hosting/list-own-listings'
import { showOwnListing as showOwnListingEndpoint } from '@roomtone/contract/hosting/show-own-listing'
import { describePhoto as describePhotoEndpoint } from '@roomtone/contract/photo/describe-photo'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { confirmTerms } from './confirm-terms.ts'
import { describePhoto } from './describe-photo.ts'
import { editListing } from './edit-listing.ts'
import { listOwnListings } from './list-own-listings.ts'
import { showOwnListing } from './show-own-listing.ts'

export function hostingRoutes(deps: Deps): Binding[] {
  return [
    bind(listOwnListingsEndpoint, (_, { actor }) => listOwnListings(deps, actor)),
    bind(showOwnListingEndpoint, ({ params }, { actor }) => showOwnListing(deps, actor, params.id)),
    bind(editListingEndpoint, ({ params, body }, { actor }) =>
      editListing(deps, actor, { id: params.id, ...body }),
    ),
    bind(confirmTermsEndpoint, ({ params, body }, { actor }) =>
      confirmTerms(deps, actor, { id: params.id, ...body }),
    ),
    bind(describePhotoEndpoint, ({ params, body }, { actor }) =>
      describePhoto(deps, actor, { id: params.id, alt: body.alt }),
    ),
  ]
}
