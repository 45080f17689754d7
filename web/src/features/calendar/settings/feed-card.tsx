import type { FeedView } from '@roomtone/contract/hosting/calendar-feeds'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { feedsQuery } from '../calendar.query.ts'
import { FeedState } from './feed-state.tsx'
import { SYNC_HEADING } from './sync-heading.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const texts = calendarTexts.sync.feed

type FeedCardProps = {
  id: string
  feed: FeedView
  timeZone: string
  areas: { place: number; name: string }[]
}

export function FeedCard({ id, feed, timeZone, areas }: FeedCardProps) {
  const services = useServices()
  const { call, queryClient } = services
  const [asking, setAsking] = useState(false)
  const params = { id, feedId: feed.id }
  const blocked = areas.filter(({ place }) => feed.areas?.includes(place)).map(({ name }) => name)
  const drawAgain = () => queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar', id] })
  const refresh = useMutation({
    mutationFn: () => call(hostingCalls.refreshFeed, { params }),
    onSuccess: async (list) => {
      queryClient.setQueryData(feedsQuery(services, id).queryKey, list)
      await drawAgain()
    },
    onError: toastError,
  })

  async function remove(): Promise<void> {
    await call(hostingCalls.removeFeed, { params })
    void showToast('success', texts.removed({ name: feed.name }))
    await queryClient.invalidateQueries(feedsQuery(services, id))
    focusIfLost(document.getElementById(SYNC_HEADING))
    await drawAgain()
  }

  return (
    <Card className="grid gap-3">
      <div className="min-w-0">
        <h4 className="font-sans text-body font-semibold tracking-normal break-words">{feed.name}</h4>
        <p className="truncate text-tiny text-ink-2">{feed.url}</p>
      </div>
      {blocked.length > 0 && (
        <p className="text-small">{calendarTexts.sync.blocks.only({ areas: blocked })}</p>
      )}
      <FeedState feed={feed} timeZone={timeZone} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="line"
          aria-label={texts.refreshOne({ name: feed.name })}
          pending={refresh.isPending}
          pendingText={texts.refreshing}
          onClick={() => refresh.mutate()}
        >
          {texts.refresh}
        </Button>
        <Button
          variant="quiet"
          aria-label={texts.removeOne({ name: feed.name })}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={texts.removeTitle({ name: feed.name })}
            text={texts.removeText}
            confirm={texts.remove}
            cancel={texts.removeCancel}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
