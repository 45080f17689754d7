import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'

/**
 * A host may do everything with their own listing, a co-host what the host chose. The server checks again.
 */
export function mayUse({ shared }: Pick<OwnListing, 'shared'>, right: CohostRight): boolean {
  return shared === null || shared.rights.includes(right)
}
