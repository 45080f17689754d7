import { securityCalls } from '@roomtone/contract/account/security.calls'
import { ApiError } from '@roomtone/contract/call'
import type { BookingAhead } from '@roomtone/contract/closure/deactivate'
import { deactivateTexts } from '@roomtone/texts/account/deactivate'
import { LOCALE } from '@roomtone/texts/language'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useServices } from '../../../../platform/services.tsx'
import { forgetKept } from '../../../../platform/session/forget-kept.ts'
import { whileLeaving } from '../../../../platform/session/leaving.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'

const texts = deactivateTexts.dialog

export function DeactivateDialog({ onClose }: { onClose: () => void }) {
  const { call, session } = useServices()
  const preview = useQuery({
    queryKey: ['deactivation', session?.get()?.user.id ?? null],
    queryFn: () => call(securityCalls.previewDeactivation, {}),
    staleTime: 0,
  })
  const ahead = preview.data?.bookingsAhead ?? []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={ahead.length > 0 ? texts.ahead : texts.text}
    >
      {preview.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {preview.isError && (
        <ErrorState title={texts.failed} onRetry={() => void preview.refetch()} retrying={preview.isFetching}>
          {preview.error.message}
        </ErrorState>
      )}
      {preview.data && (ahead.length > 0 ? <Ahead {...{ ahead, onClose }} /> : <Answers onClose={onClose} />)}
    </Dialog>
  )
}

function Ahead({ ahead, onClose }: { ahead: BookingAhead[]; onClose: () => void }) {
  return (
    <>
      <ul className="mb-6 grid gap-2">
        {ahead.map((one) => (
          <li key={one.id}>
            <Link to={pathOf(one)} onClick={onClose} className="link">
              {texts.booking({ title: one.title, when: dayOf(one) })}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="line" wide onClick={onClose}>
        {texts.close}
      </Button>
    </>
  )
}

function pathOf({ id, side }: BookingAhead): string {
  return side === 'guest' ? `/trips/${id}` : `/hosting?tab=today&booking=${id}`
}

function dayOf({ startsAt, timeZone }: BookingAhead): string {
  return new Date(startsAt).toLocaleDateString(LOCALE, { dateStyle: 'medium', timeZone })
}

function Answers({ onClose }: { onClose: () => void }) {
  const { call, session } = useServices()
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: () =>
      whileLeaving(async () => {
        await call(securityCalls.deactivate, {})
        const owner = session?.get()?.user.id
        session?.signOut()
        forgetKept(owner)
        void showToast('success', deactivateTexts.done.title, deactivateTexts.done.text)
        await navigate('/')
      }),
    onError: (error) => {
      const text =
        error instanceof ApiError && error.message !== '' ? error.message : deactivateTexts.failed.text
      void showToast('error', deactivateTexts.failed.title, text)
    },
  })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button variant="line" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        variant="danger"
        pending={leaving.isPending}
        pendingText={texts.pending}
        onClick={() => leaving.mutate()}
      >
        {texts.confirm}
      </Button>
    </div>
  )
}
