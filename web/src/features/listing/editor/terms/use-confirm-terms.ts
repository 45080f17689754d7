import { ApiError } from '@roomtone/contract/call'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { type TermsBlock, unconfirmed } from '@roomtone/domain/listing/terms'
import { liveTermsTexts as texts } from '@roomtone/texts/listing/live-terms'
import { useRef, useState } from 'react'
import { ownListingQuery } from '../../../../parts/listing/own-listings.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import type { Edits } from '../use-edits.ts'
import { ALL_TERMS, fieldsOf } from './live-terms-form.ts'

/**
 * Saves a block's changes and confirms it. One after the other, because the second call needs the version
 * that the first has made.
 */
export function useConfirmTerms(edits: Edits) {
  const services = useServices()
  const { call, queryClient } = services
  const { id } = edits.listing
  const { queryKey } = ownListingQuery(services, id)
  /** Pressed, and on their way to the server. */
  const [sent, setSent] = useState<readonly TermsBlock[]>([])
  const [pending, setPending] = useState(0)
  const line = useRef(Promise.resolve())
  const now = useRef(edits)
  now.current = edits

  async function send(block: TermsBlock): Promise<void> {
    if (!(await now.current.saveFields(fieldsOf(block)))) return
    const { version } = queryClient.getQueryData<OwnListingView>(queryKey) ?? now.current.listing
    const view = await call(hostingCalls.confirmTerms, { params: { id }, body: { version, block } })
    queryClient.setQueryData(queryKey, view)
    void queryClient.invalidateQueries({ queryKey: ['hosting', 'today'] })
    if (unconfirmed({ confirmed: view.termsConfirmed }).length === 0) void showToast('success', texts.done)
  }

  function inLine(work: () => Promise<unknown>): void {
    setPending((count) => count + 1)
    line.current = line.current
      .then(async () => void (await work()))
      .catch(report)
      .finally(() => setPending((count) => count - 1))
  }

  async function report(thrown: unknown): Promise<void> {
    toastError(thrown)
    if (thrown instanceof ApiError && thrown.code === 'stale') await queryClient.refetchQueries({ queryKey })
  }

  return {
    /** The page shows it right away, and undoes it if the server refuses. */
    confirmed: [...edits.listing.termsConfirmed, ...sent],
    pending: pending > 0,
    confirm(block: TermsBlock): void {
      setSent((before) => [...before, block])
      inLine(() => send(block).finally(() => setSent((before) => before.filter((each) => each !== block))))
    },
    save: () => inLine(() => now.current.saveFields(ALL_TERMS)),
  }
}
