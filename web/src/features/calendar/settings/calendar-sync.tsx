import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../../../platform/services.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { feedsQuery } from '../calendar.query.ts'
import { FeedCard } from './feed-card.tsx'
import { FeedForm } from './feed-form.tsx'
import { PublishCard } from './publish-card.tsx'
import { SYNC_HEADING } from './sync-heading.ts'

const texts = calendarTexts.sync

/** The export of this calendar, and the imports. */
export function CalendarSync({ id }: { id: string }) {
  const list = useQuery({ ...feedsQuery(useServices(), id), refetchInterval: 120_000 })
  const { hash } = useLocation()
  useEffect(() => {
    // It was not there yet when the address was opened.
    if (hash === `#${SYNC_HEADING}`) document.getElementById(SYNC_HEADING)?.focus()
  }, [hash])
  return (
    <section aria-label={texts.title} className="mt-16">
      <h2 id={SYNC_HEADING} tabIndex={-1} className="mb-6">
        {texts.title}
      </h2>
      {list.isPending && (
        <Loading>
          <Skeleton className="h-60 rounded-m" />
        </Loading>
      )}
      {list.isLoadingError && (
        <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.data && (
        <div className="grid gap-3 lg:grid-cols-2 lg:items-start">
          <PublishCard id={id} publishUrl={list.data.publishUrl} />
          <div className="grid gap-3">
            <FeedForm id={id} isFirst={list.data.feeds.length === 0} areas={list.data.areas} />
            {list.data.feeds.map((feed) => (
              <FeedCard
                key={feed.id}
                id={id}
                feed={feed}
                timeZone={list.data.timeZone}
                areas={list.data.areas}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
