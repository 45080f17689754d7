import type { Input } from '@roomtone/contract/endpoint'
import type { placeHold } from '@roomtone/contract/retention/retention'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { retentionTexts as texts } from '@roomtone/texts/admin/retention'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'

/** Each action shows a message and reloads the lists. */
export function useRetention() {
  const { call, queryClient } = useServices()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  return {
    async run(): Promise<void> {
      await call(retentionCalls.run, {})
      void showToast('success', texts.run.done, texts.run.doneText)
      await refresh()
    },
    async place(body: Input<typeof placeHold>['body']): Promise<void> {
      await call(retentionCalls.place, { body })
      void showToast('success', texts.form.done)
      await refresh()
    },
    async lift(id: string): Promise<void> {
      await call(retentionCalls.lift, { params: { id } })
      void showToast('success', texts.holds.lifted)
      await refresh()
    },
  }
}
