import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { DeviceSession } from '@roomtone/contract/session/list-sessions'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { deviceWords } from '../../../../parts/person/device-words.ts'
import { momentOf } from '../../../../parts/time/moments.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { sessionsQuery } from './security.query.ts'

const texts = loginTexts.devices
const HEADING = 'devices-title'
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

export function DeviceList({ signOutEverywhere }: { signOutEverywhere: () => Promise<void> }) {
  const sessions = useQuery(sessionsQuery(useServices()))
  return (
    <section aria-labelledby={HEADING} className="border-b py-4">
      <h2 id={HEADING} tabIndex={-1} className="font-sans text-body font-medium tracking-normal">
        {texts.label}
      </h2>
      {sessions.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="mt-3 h-14" />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState
          title={texts.failed}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        >
          {sessions.error.message}
        </ErrorState>
      )}
      {sessions.data && (
        <ul aria-label={texts.list} className="mt-2">
          {sessions.data.items.map((one) => (
            <Device key={one.id} session={one} />
          ))}
        </ul>
      )}
      <Everywhere onConfirm={signOutEverywhere} />
    </section>
  )
}

function Device({ session }: { session: DeviceSession }) {
  const services = useServices()
  const { id, address, place, lastUsedAt, isCurrent } = session
  const browser = deviceWords(session)
  const ending = useMutation({
    mutationFn: () => services.call(securityCalls.endSession, { params: { id } }),
    onSuccess: async () => {
      await services.queryClient.invalidateQueries(sessionsQuery(services))
      void showToast('success', texts.signedOut({ browser }))
      focusIfLost(document.getElementById(HEADING))
    },
    onError: toastError,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      <p className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-2">
          {browser}
          {isCurrent && <Badge tone="ok">{texts.current}</Badge>}
        </span>
        <span className="block text-small text-ink-2">
          {place === null ? address : `${place} · ${address}`}
        </span>
        <span className="block text-small text-ink-2">{texts.lastUse({ moment: momentOf(lastUsedAt) })}</span>
      </p>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={texts.signOutName({ browser })}
          pending={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}

function Everywhere({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mt-3">
      <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.everywhere}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            {...texts.ask}
            confirm={texts.everywhere}
            cancel={loginTexts.cancel}
            onConfirm={onConfirm}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
