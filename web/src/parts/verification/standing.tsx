import type { VerificationView } from '@roomtone/contract/verification/verification'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { wordsOfRejection } from '@roomtone/domain/verification/rejection'
import { LOCALE } from '@roomtone/texts/language'
import { rejections } from '@roomtone/texts/verification/rejections'
import { verificationTexts as texts } from '@roomtone/texts/verification/verification'
import { useMutation } from '@tanstack/react-query'
import { ownZone } from '../../platform/format/own-zone.ts'
import { useSite } from '../../platform/queries/site.query.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { useStanding } from './use-standing.ts'

const moment = (at: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: ownZone() }).format(
    new Date(at),
  )

/** Opened again while the provider is still working, or on the way back from its own page. */
export function Checking({ view, onStartAgain }: { view: VerificationView; onStartAgain: () => void }) {
  const goOn = useGoOn()
  return (
    <>
      <span aria-hidden="true" className="h-0.5 animate-breathe bg-accent" />
      {(view.canGoOn || view.canStartAgain) && (
        <div className="flex flex-wrap gap-3">
          {view.canGoOn && (
            <Button
              size="l"
              pending={goOn.isPending}
              pendingText={texts.checking.pending}
              onClick={() => goOn.mutate()}
            >
              {texts.checking.onward}
            </Button>
          )}
          {view.canStartAgain && (
            <Button size="l" variant="line" onClick={onStartAgain}>
              {texts.checking.startAgain}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

export function InReview({ view }: { view: VerificationView }) {
  if (!view.submittedAt) return null
  return (
    <p className="border-t pt-6 text-small text-ink-2">
      {texts.inReview.submitted} <time dateTime={view.submittedAt}>{moment(view.submittedAt)}</time>
    </p>
  )
}

export function Rejected({ view, onRetry }: { view: VerificationView; onRetry: () => void }) {
  const { supportEmail } = useSite()
  return (
    <>
      <div className="max-w-2xl border-t pt-6">
        <p className="text-small text-ink-2">{texts.rejected.reason}</p>
        <p className="mt-1 font-serif text-lead wrap-anywhere">
          {view.reason === null ? texts.rejected.noReason : wordsOfRejection(rejections, view.reason)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="l" onClick={onRetry}>
          {texts.rejected.tryAgain}
        </Button>
        <a href={`mailto:${supportEmail}`} className="link touch inline-flex items-center text-small">
          {texts.rejected.support}
        </a>
      </div>
    </>
  )
}

/** Returns to the provider's page through a new address; the earlier one was used, or is too old. */
function useGoOn() {
  const { call } = useServices()
  const stand = useStanding()
  return useMutation({
    mutationFn: () => call(verificationCalls.goOn, {}),
    onSuccess: async (view) => {
      await stand(view)
      if (view.status === 'processing' && !view.redirectUrl)
        void showToast('info', texts.checking.handedIn.title, texts.checking.handedIn.text)
    },
    onError: toastError,
  })
}
