import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import type { PrivacySettingsView } from '@roomtone/contract/privacy/privacy-settings'
import { privacyTexts as texts } from '@roomtone/texts/account/privacy'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { PRIVACY, privacyQuery } from './privacy.query.ts'

export type SwitchName = keyof PrivacySettingsView
type Change = { name: SwitchName; isOn: boolean }

/**
 * Shows a change right away, and undoes it when the server says no. `saved` is the message about the last
 * one.
 */
export function usePrivacy() {
  const services = useServices()
  const { queryClient } = services
  const { queryKey } = privacyQuery(services)
  const settings = useQuery(privacyQuery(services))
  const [saved, setSaved] = useState('')

  const show = ({ name, isOn }: Change) =>
    queryClient.setQueryData(queryKey, (now) => now && { ...now, [name]: isOn })

  const { mutate } = useMutation({
    mutationKey: PRIVACY,
    // One after the other, in the order they were pressed.
    scope: { id: 'privacy' },
    mutationFn: ({ name, isOn }: Change) => services.call(privacyCalls.change, { body: { [name]: isOn } }),
    onMutate: (change) => {
      void queryClient.cancelQueries({ queryKey })
      setSaved('')
      show(change)
    },
    onSuccess: (answer, { name, isOn }) => {
      setSaved(texts.saved({ title: texts.switches[name].title, isOn }))
      // While other changes are on their way, the answer does not include them.
      if (queryClient.isMutating({ mutationKey: PRIVACY }) === 1) queryClient.setQueryData(queryKey, answer)
      if (name === 'readReceipts') void queryClient.invalidateQueries({ queryKey: ['conversation'] })
    },
    onError: (error, { name, isOn }) => {
      show({ name, isOn: !isOn })
      toastError(error)
    },
  })
  return { settings, saved, change: (name: SwitchName, isOn: boolean) => mutate({ name, isOn }) }
}
