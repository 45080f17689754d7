import { useLocation, useNavigate } from 'react-router'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import type { Filter } from './inbox.query.ts'

const LONGEST = 100
const UUID = 36

/** The inbox's view is in its address: the open conversation, the filter, the search. */
export function useInboxAddress() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const url = useUrlState()

  function addressOf(conversation: string | null): string {
    const params = new URLSearchParams(search)
    for (const name of ['property', 'booking', 'conversation']) params.delete(name)
    if (conversation !== null) params.set('conversation', conversation)
    const words = params.toString()
    return words === '' ? pathname : `${pathname}?${words}`
  }

  return {
    conversation: url.text('conversation', UUID) || null,
    property: url.text('property', UUID),
    booking: url.text('booking', UUID),
    filter: (url.oneOf('filter', ['unread']) ?? 'all') as Filter,
    q: url.text('q', LONGEST),
    change: url.change,
    addressOf,
    /** After opening from the list, Back is the browser's own; after a direct link it leads to the list. */
    onBack(event: { preventDefault: () => void }): void {
      if (!(state as { fromList?: boolean } | null)?.fromList) return
      event.preventDefault()
      void navigate(-1)
    },
  }
}

export type InboxAddress = ReturnType<typeof useInboxAddress>
