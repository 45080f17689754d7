import { ApiError } from '@roomtone/contract/call'
import { editListing } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useState } from 'react'
import { ownListingQuery, ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { type Changes, versionFor } from './version-for.ts'

/** A card that turns into a form and back. A newer version from elsewhere is loaded and announced. */
export function useEditSettings(listing: OwnListingView, read: (data: FormData) => Changes) {
  const services = useServices()
  const { call, queryClient } = services
  const [opened, setOpened] = useState<OwnListingView | null>(null)
  const setEditing = (editing: boolean) => setOpened(editing ? listing : null)
  const { id } = listing
  const form = useForm({
    schema: editListing.body,
    read: (data) => {
      const changes = read(data)
      return { version: versionFor(changes, opened ?? listing, listing), changes }
    },
    submit: async (body) => {
      try {
        const view = await call(hostingCalls.edit, { params: { id }, body })
        void showToast('success', calendarTexts.settings.saved)
        setEditing(false)
        queryClient.setQueryData(ownListingQuery(services, id).queryKey, view)
        await queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar', id] })
        await queryClient.invalidateQueries(ownListingsQuery(services))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'stale') {
          await queryClient.invalidateQueries(ownListingQuery(services, id))
          setEditing(false)
        }
        throw error
      }
    },
  })
  return { editing: opened !== null, setEditing, form }
}
