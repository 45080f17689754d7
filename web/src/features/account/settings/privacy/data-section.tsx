import type { DataExport } from '@roomtone/contract/privacy/data-exports'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { EXPORT_DAYS } from '@roomtone/domain/account/data-export'
import { privacyTexts } from '@roomtone/texts/account/privacy'
import { LOCALE } from '@roomtone/texts/language'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { exportsQuery } from './privacy.query.ts'

const texts = privacyTexts.data

const TONES: Record<DataExport['state'], BadgeTone> = {
  asked: 'wait',
  ready: 'ok',
  expired: 'off',
  failed: 'bad',
}

export function DataSection() {
  const services = useServices()
  const query = useQuery(exportsQuery(services))
  const items = query.data?.items ?? []
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{texts.text({ days: EXPORT_DAYS })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton
          isMaking={items.some(({ state }) => state === 'asked')}
          nextAt={query.data?.nextAt ?? null}
        />
        <Link to="/help?article=your-personal-data" className="link text-small">
          {texts.more}
        </Link>
        <Link to="/privacy" className="link text-small">
          {texts.policy}
        </Link>
      </div>
      {query.data?.nextAt && (
        <p className="mt-3 text-small text-ink-2">{texts.next({ day: dayOf(query.data.nextAt) })}</p>
      )}
      {query.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="mt-4 h-14" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {items.length > 0 && (
        <ul aria-label={texts.history} className="mt-4">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 border-b py-4">
              <Copy item={item} />
              {item.state === 'ready' && <DownloadButton id={item.id} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RequestButton({ isMaking, nextAt }: { isMaking: boolean; nextAt: string | null }) {
  const services = useServices()
  const request = useMutation({
    mutationFn: () => services.call(privacyCalls.requestExport, {}),
    onSuccess: () => void showToast('success', texts.requested.title, texts.requested.text),
    onError: toastError,
    onSettled: () => services.queryClient.invalidateQueries(exportsQuery(services)),
  })
  return (
    <Button
      variant="line"
      disabled={isMaking || nextAt !== null}
      pending={request.isPending}
      pendingText={texts.requesting}
      onClick={() => request.mutate()}
    >
      {texts.request}
    </Button>
  )
}

function DownloadButton({ id }: { id: string }) {
  const { call } = useServices()
  const open = useMutation({
    mutationFn: () => call(privacyCalls.openExport, { params: { id } }),
    // An attachment, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: toastError,
  })
  return (
    <Button variant="line" pending={open.isPending} pendingText={texts.opening} onClick={() => open.mutate()}>
      {texts.download}
    </Button>
  )
}

function Copy({ item: { state, requestedAt, expiresAt, sizeBytes } }: { item: DataExport }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-3">
        {texts.asked({ when: dayOf(requestedAt) })} <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </p>
      {state === 'ready' && expiresAt !== null && (
        <p className="text-small text-ink-2">
          {[texts.until({ when: dayOf(expiresAt) }), ...(sizeBytes === null ? [] : [sizeOf(sizeBytes)])].join(
            ' · ',
          )}
        </p>
      )}
    </div>
  )
}

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString(LOCALE, { dateStyle: 'long' })
}

function sizeOf(bytes: number): string {
  const isSmall = bytes < 1_000_000
  return (isSmall ? bytes / 1000 : bytes / 1_000_000).toLocaleString(LOCALE, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
}
