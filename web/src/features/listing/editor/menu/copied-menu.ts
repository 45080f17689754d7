import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Menu } from '@roomtone/domain/pricing/menu'

type Source = Pick<OwnListingView, 'menu' | 'shared'>

/**
 * Another listing's menu, with new add-ons. Pictures are copied only between two listings of the same host.
 */
export function copiedMenu({ menu, shared }: Source, into: Pick<OwnListingView, 'shared'>): Menu {
  const isOwn = shared === null && into.shared === null
  return {
    ...menu,
    addOns: menu.addOns.map((one) => ({
      ...one,
      id: crypto.randomUUID(),
      photo: isOwn ? one.photo : null,
    })),
  }
}
