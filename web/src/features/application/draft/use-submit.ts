import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { ApiError } from '@roomtone/contract/call'
import type { FieldError } from '@roomtone/contract/errors'
import { wizardTexts as texts } from '@roomtone/texts/application/wizard'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { meQuery } from '../../../platform/queries/me.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { screenOfField } from '../screens/screen-of-field.ts'
import type { DraftStore } from './draft-store.ts'
import { keepDraft } from './kept-draft.ts'
import type { Answered } from './place-in-address.ts'

type Ways = {
  toScreen: (screen: Answered, refused: FieldError | undefined) => void
  toVerification: () => void
}

/**
 * Submits the draft once the server has all of it, and goes to whatever is missing when the server refuses.
 */
export function useSubmit(store: DraftStore, ways: Ways) {
  const services = useServices()
  const navigate = useNavigate()

  async function submit(): Promise<void> {
    if (!(await store.flush())) throw new Error(texts.save.failed)
    const input = { params: { id: store.id }, body: { version: store.version } }
    await services.call(draftCalls.submit, input)
  }

  async function succeed(): Promise<void> {
    keepDraft(store.id, null)
    // Submitting makes the person a host, so the guard of /hosting has to ask again.
    services.queryClient.removeQueries({ queryKey: ['me'] })
    // All lists of drafts and applications reload, but not this page, whose draft is gone.
    await services.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'site',
      refetchType: 'none',
    })
    void showToast('success', texts.submit.done)
    await navigate('/hosting?tab=listings', { replace: true })
  }

  function fail(error: unknown): void {
    void showToast('error', texts.submit.failed, error instanceof Error ? error.message : undefined)
    if (error instanceof ApiError) mend(error)
  }

  function mend(error: ApiError): void {
    const screen = error.code === 'place_not_found' ? 'address' : screenOfField(error.fields[0]?.field ?? '')
    if (screen) ways.toScreen(screen, error.fields[0])
    if (error.code === 'verification_required') {
      void services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
      ways.toVerification()
    }
    if (error.code === 'stale') void store.catchUp(error)
    const here = encodeURIComponent(`/listing-wizard?draft=${store.id}`)
    if (error.code === 'commitment_required') void navigate(`/community-commitment?next=${here}`)
    if (error.code === 'names_required') void navigate(`/profile-setup?next=${here}`)
  }

  return useMutation({ mutationFn: submit, onSuccess: succeed, onError: fail })
}
