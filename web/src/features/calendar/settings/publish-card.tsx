import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { feedsQuery } from '../calendar.query.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const texts = calendarTexts.sync.publish

export function PublishCard({ id, publishUrl }: { id: string; publishUrl: string }) {
  const services = useServices()
  const [asking, setAsking] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(publishUrl)
      void showToast('success', texts.copied)
    } catch {
      void showToast('error', toastTexts.error, texts.copyFailed)
    }
  }

  async function rotate(): Promise<void> {
    const list = await services.call(hostingCalls.rotatePublishUrl, { params: { id } })
    services.queryClient.setQueryData(feedsQuery(services, id).queryKey, list)
    void showToast('success', texts.rotated)
  }

  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h3>
        <p className="mt-1 text-small text-ink-2">{texts.text}</p>
      </div>
      <TextField
        label={texts.label}
        value={publishUrl}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="line" onClick={() => setAsking(true)}>
          {texts.rotate}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={texts.rotateTitle}
            text={texts.rotateText}
            confirm={texts.rotate}
            cancel={texts.rotateCancel}
            onConfirm={rotate}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
