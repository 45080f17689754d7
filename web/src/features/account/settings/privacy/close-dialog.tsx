import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { privacyTexts } from '@roomtone/texts/account/privacy'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../../platform/services.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { CloseForm } from './close-form.tsx'
import { UnsettledList } from './unsettled-list.tsx'

const texts = privacyTexts.closing.dialog

export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { call } = useServices()
  const preview = useQuery({
    queryKey: ['closing'],
    queryFn: () => call(privacyCalls.previewClosing, {}),
    staleTime: 0,
    gcTime: 0,
  })
  const unsettled = preview.data?.unsettled ?? []
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={unsettled.length > 0 ? texts.first : texts.back}
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
      {preview.data &&
        (unsettled.length > 0 ? (
          <UnsettledList unsettled={unsettled} onClose={onClose} />
        ) : (
          <>
            <Consequences />
            <CloseForm onClose={onClose} />
          </>
        ))}
    </Dialog>
  )
}

function Consequences() {
  const lists = [
    { title: texts.goes, lines: texts.going },
    { title: texts.stays, lines: texts.staying },
  ]
  return (
    <div className="mb-6 grid gap-4 text-small">
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="font-medium">{title}</h3>
          <ul className="mt-2 grid list-disc gap-2 ps-5 text-ink-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-ink-2">{texts.copy}</p>
    </div>
  )
}
