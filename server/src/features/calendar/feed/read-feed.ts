import type { Deps } from '../../../platform/deps.ts'
import { fetchFeed } from '../../../platform/feeds/fetch-feed.ts'
import { isPublicAddress } from '../../../platform/feeds/public-address.ts'
import type { BusyTime } from '../../../platform/feeds/read-calendar.ts'
import { readCalendarApart } from '../../../platform/feeds/read-calendar-apart.ts'
import { calendarWindow } from '../calendar-window.ts'
import { publishedDomain } from '../publish/published-uid.ts'

type Asked = { url: string; propertyId: string; timeZone: string; now: Date }

/** When another calendar says the space is busy. Throws a FeedProblem that says in words why it cannot be told. */
export async function readFeed(deps: Deps, { url, propertyId, timeZone, now }: Asked): Promise<BusyTime[]> {
  const mayReach = deps.config.calendarAllowPrivate ? () => true : isPublicAddress
  const text = await fetchFeed(url, { mayReach })
  const ownDomain = publishedDomain(deps, propertyId)
  return readCalendarApart({ text, timeZone, ...calendarWindow(now), ownDomain })
}
