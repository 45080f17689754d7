import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { mayUse } from '../../../../parts/listing/may-use.ts'
import { ownListingQuery, ownListingsQuery } from '../../../../parts/listing/own-listings.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { menuWords } from './menu-words.ts'

const texts = menuEditorTexts.copy

type CopyMenuProps = {
  id: string
  /** An unsaved copy is still there. */
  isChanged: boolean
  onCopy: (source: OwnListingView) => void
}

/** Puts the menu of another listing into the form; only Save keeps it. */
export function CopyMenu({ id, isChanged, onCopy }: CopyMenuProps) {
  const services = useServices()
  const { data } = useQuery(ownListingsQuery(services))
  const others = data?.listings.filter((one) => one.id !== id && mayUse(one, 'listing')) ?? []
  const copy = useMutation({
    mutationFn: (from: OwnListing) =>
      services.queryClient.fetchQuery({ ...ownListingQuery(services, from.id), staleTime: 0 }),
    onSuccess: (source) => {
      if (menuWords(source.menu)) onCopy(source)
    },
    onError: toastError,
  })
  if (others.length === 0) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Menu
        align="start"
        trigger={
          <Button variant="line" pending={copy.isPending} pendingText={texts.copying}>
            <Copy className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {texts.from}
          </Button>
        }
      >
        {others.map((one) => (
          <MenuItem key={one.id} onSelect={() => copy.mutate(one)}>
            {one.title}
          </MenuItem>
        ))}
      </Menu>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {copy.data && said(copy.data, isChanged)}
      </p>
    </div>
  )
}

function said({ title, menu }: OwnListingView, isChanged: boolean): string | null {
  const words = menuWords(menu)
  if (!words) return texts.empty({ title })
  return isChanged ? texts.copied({ title, words }) : null
}
