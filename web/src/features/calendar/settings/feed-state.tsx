import type { FeedView } from '@roomtone/contract/hosting/calendar-feeds'
import { wordsOfFeedProblem } from '@roomtone/domain/calendar/feed-problem'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { feedProblems } from '@roomtone/texts/calendar/feed-problems'
import { LOCALE } from '@roomtone/texts/language'
import { timeSpan } from '../../../parts/booking/held-line.ts'
import { unbroken } from '../../../platform/language/clock.ts'

const texts = calendarTexts.sync.feed
const moment = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const at = (instant: string) => unbroken(moment.format(new Date(instant)))

/** When it was last read, what it blocks, what went wrong. */
export function FeedState({ feed, timeZone }: { feed: FeedView; timeZone: string }) {
  const { lastFetchedAt, lastSucceededAt, lastError, eventCount, blocks, blockCount, conflicts } = feed
  return (
    <div className="grid gap-2 text-small text-ink-2">
      {lastError !== null && lastFetchedAt !== null ? (
        <p className="text-bad">
          {texts.failed({ when: at(lastFetchedAt), error: wordsOfFeedProblem(feedProblems, lastError) })}{' '}
          {lastSucceededAt && texts.lastGood({ when: at(lastSucceededAt) })}
        </p>
      ) : (
        <p>{lastFetchedAt === null ? texts.never : texts.fetched({ when: at(lastFetchedAt) })}</p>
      )}
      <p>{texts.events({ events: eventCount, blocks: blockCount })}</p>
      {conflicts.length > 0 && (
        <div className="rounded-s bg-wait-soft p-3 text-wait">
          <p className="font-medium">{texts.conflicts({ count: conflicts.length })}</p>
          <ul className="mt-1">
            {conflicts.map(({ startsAt, endsAt, summary }) => (
              <li key={`${startsAt} ${endsAt} ${summary}`}>
                {timeSpan(startsAt, endsAt, timeZone)} · {summary === '' ? texts.untitled : summary}
              </li>
            ))}
          </ul>
        </div>
      )}
      {blocks.length > 0 && (
        <details>
          <summary className="touch cursor-pointer font-medium text-ink">{texts.next}</summary>
          <ul className="mt-1">
            {blocks.map(({ startsAt, endsAt }) => (
              <li key={startsAt}>{timeSpan(startsAt, endsAt, timeZone)}</li>
            ))}
            {blockCount > blocks.length && <li>{texts.andMore({ count: blockCount - blocks.length })}</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
