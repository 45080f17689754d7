import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx'

const DuplicateDialog = lazyPart(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}))
const texts = listingsTexts.house

/** What a host does with a listing now and then. */
export function ListingMenu({ listing }: { listing: OwnListing }) {
  const [isDuplicating, setDuplicating] = useState(false)
  const { title, house } = listing
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.moreName({ title })}>
            <Ellipsis strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuLink to={`/hosting?tab=listings&house=${house.id}`}>
          {house.spaces > 1 ? texts.areas : texts.divide}
        </MenuLink>
        <MenuItem onSelect={() => setDuplicating(true)}>{texts.duplicate}</MenuItem>
      </Menu>
      {isDuplicating && (
        <Suspense>
          <DuplicateDialog listing={listing} onClose={() => setDuplicating(false)} />
        </Suspense>
      )}
    </>
  )
}
