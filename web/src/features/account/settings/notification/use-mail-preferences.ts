import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Services, useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { type PreferenceChange, undoing, withChange } from './mail-preferences.ts'

const KEY = ['mail-preferences'] as const

function preferencesQuery({ call }: Services) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call(notificationCalls.preferences, {}, { signal }),
    // Another tab, or an email's link, may have changed them meanwhile.
    staleTime: 0,
  })
}

/**
 * Shows a change right away, and undoes it when the server says no. `saved` is the message about the last
 * one.
 */
export function useMailPreferences() {
  const services = useServices()
  const { queryClient } = services
  const { queryKey } = preferencesQuery(services)
  const preferences = useQuery(preferencesQuery(services))
  const [saved, setSaved] = useState('')

  const show = (change: PreferenceChange) =>
    queryClient.setQueryData(queryKey, (now) => now && withChange(now, change))
  const isLast = () => queryClient.isMutating({ mutationKey: KEY }) === 1

  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other, in the order they were pressed.
    scope: { id: 'mail-preferences' },
    mutationFn: ({ change }: { change: PreferenceChange; words: string }) =>
      services.call(notificationCalls.changePreference, { body: change }),
    onMutate: ({ change }) => {
      void queryClient.cancelQueries({ queryKey })
      setSaved('')
      show(change)
    },
    onSuccess: (answer, { words }) => {
      setSaved(words)
      // While other changes are on their way, the answer does not include them.
      if (isLast()) queryClient.setQueryData(queryKey, answer)
    },
    onError: (error, { change }) => {
      show(undoing(change))
      toastError(error)
    },
  })

  return {
    preferences,
    saved,
    change: (change: PreferenceChange, words: string) => mutate({ change, words }),
  }
}
