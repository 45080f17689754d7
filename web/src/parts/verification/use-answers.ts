import type { VerificationView } from '@roomtone/contract/verification/verification'
import { verificationTexts as texts } from '@roomtone/texts/verification/verification'
import { useEffect, useRef } from 'react'
import { meQuery } from '../../platform/queries/me.query.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'

/** Announces an answer that comes in while the panel is open, and calls back after that. */
export function useAnswers(
  view: VerificationView | undefined,
  onAnswer: (view: VerificationView) => void,
): void {
  const services = useServices()
  // Two rejections in a row differ only in their time.
  const key = view && `${view.status} ${view.submittedAt}`
  const last = useRef(key)
  const now = useRef({ services, view, onAnswer })
  now.current = { services, view, onAnswer }

  useEffect(() => {
    const before = last.current
    const { view, services, onAnswer } = now.current
    last.current = key
    if (!view || before === undefined || before === key) return
    if (view.status === 'none' || view.status === 'processing') return
    announce(view)
    onAnswer(view)
    const { queryClient } = services
    void queryClient.invalidateQueries({ queryKey: ['me'], refetchType: 'none' })
    // The last step updates the rest of the page, when the person continues.
    if (view.status !== 'verified') void queryClient.prefetchQuery(meQuery(services))
  }, [key])
}

function announce({ status }: VerificationView): void {
  if (status === 'verified') void showToast('success', texts.complete.toast.title, texts.complete.toast.text)
  if (status === 'rejected') void showToast('error', texts.form.failed.title, texts.form.failed.text)
}
