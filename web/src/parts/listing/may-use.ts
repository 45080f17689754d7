import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'

/** One's own in everything, a shared one in what its host chose. The server asks again. */
export function mayUse({ shared }: Pick<OwnListing, 'shared'>, right: CohostRight): boolean {
  return shared === null || shared.rights.includes(right)
}
