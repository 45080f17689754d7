import type { DraftView } from '@roomtone/contract/application/draft'
import { errors } from '@roomtone/texts/errors'
import { useEffect, useState } from 'react'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { onExpiredPicture } from '../../../platform/pictures/expired.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { DraftStore } from './draft-store.ts'
import { readKept, reconcile } from './kept-draft.ts'

/** One store for as long as the wizard shows this draft; pass the draft's id as the component's key. */
export function useDraftStore(draft: DraftView): DraftStore {
  const services = useServices()
  const { call, queryClient } = services
  const [{ store, changedElsewhere }] = useState(() => {
    const kept = readKept(draft.id)
    const { changedElsewhere } = reconcile(draft, kept)
    return { store: new DraftStore({ draft, kept, call, tell: toastError }), changedElsewhere }
  })

  useEffect(() => {
    const { title, text } = errors.stale
    if (changedElsewhere) void showToast('info', title, text)
  }, [changedElsewhere])

  useEffect(() => {
    store.start()
    // A phone may never return to a page that it has put in the background.
    const putAside = () => document.visibilityState === 'hidden' && void store.flush()
    document.addEventListener('visibilitychange', putAside)
    const stopListening = onExpiredPicture(() => void store.refreshPhotos())
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', putAside)
      store.stop()
      void queryClient.invalidateQueries({
        queryKey: ownListingsQuery(services).queryKey,
        refetchType: 'none',
      })
    }
  }, [store, queryClient, services])
  return store
}
