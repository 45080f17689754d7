import { examples as accessList } from './access-list.ts'
import { examples as account } from './account.ts'
import { examples as addressReview } from './address-review.ts'
import { examples as application } from './application.ts'
import { examples as applicationReview } from './application-review.ts'
import { examples as audit } from './audit.ts'
import { examples as calendar } from './calendar.ts'
import { examples as card } from './card.ts'
import { examples as devMail } from './dev-mail.ts'
import { examples as document } from './document.ts'
import { examples as draft } from './draft.ts'
import type { Example } from './example.ts'
import { examples as feeds } from './feeds.ts'
import { examples as holds } from './holds.ts'
import { examples as hosting } from './hosting.ts'
import { examples as ledger } from './ledger.ts'
import { examples as listing } from './listing.ts'
import { examples as listingEdit } from './listing-edit.ts'
import { examples as mailLink } from './mail-link.ts'
import { examples as makeProperty } from './make-property.ts'
import { examples as member } from './member.ts'
import { examples as overrides } from './overrides.ts'
import { examples as people } from './people.ts'
import { examples as photo } from './photo.ts'
import { examples as place } from './place.ts'
import { examples as projection } from './projection.ts'
import { examples as review } from './review.ts'
import { examples as search } from './search.ts'
import { examples as searchFilter } from './search-filter.ts'
import { examples as session } from './session.ts'
import { examples as site } from './site.ts'
import { examples as stats } from './stats.ts'
import { examples as suggestion } from './suggestion.ts'
import { examples as verification } from './verification.ts'
import { examples as waitlist } from './waitlist.ts'
import { examples as wishlist } from './wishlist.ts'
import { examples as words } from './words.ts'

/** By the noun of the store: what stands before `.store.ts`. */
export const EXAMPLES: Record<string, Record<string, Example | Example[]>> = {
  'access-list': accessList,
  account,
  'address-review': addressReview,
  application,
  'application-review': applicationReview,
  audit,
  calendar,
  card,
  'dev-mail': devMail,
  document,
  draft,
  feeds,
  holds,
  hosting,
  ledger,
  listing,
  'listing-edit': listingEdit,
  'mail-link': mailLink,
  'make-property': makeProperty,
  member,
  overrides,
  people,
  photo,
  place,
  projection,
  review,
  search,
  'search-filter': searchFilter,
  session,
  site,
  stats,
  suggestion,
  verification,
  waitlist,
  wishlist,
  words,
}
