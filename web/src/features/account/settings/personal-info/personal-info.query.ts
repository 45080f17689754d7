import type { Input } from '@roomtone/contract/endpoint'
import type { editPersonalInfo } from '@roomtone/contract/profile/personal-info'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { personalInfoTexts as texts } from '@roomtone/texts/account/personal-info'
import { queryOptions } from '@tanstack/react-query'
import { type Services, useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'

export function personalInfoQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['personal-info', session?.get()?.user.id ?? null],
    queryFn: () => call(profileCalls.personalInfo, {}),
  })
}

type Change = Input<typeof editPersonalInfo>['body']

/** Saves a part and says so; the completion bar reloads. */
export function useEditPersonalInfo(): (change: Change) => Promise<void> {
  const services = useServices()
  return async (change) => {
    const info = await services.call(profileCalls.editPersonalInfo, { body: change })
    services.queryClient.setQueryData(personalInfoQuery(services).queryKey, info)
    void services.queryClient.invalidateQueries({ queryKey: ['profile'] })
    void showToast('success', texts.saved)
  }
}
