import {
  blockDays as blockDaysEndpoint,
  unblockDays as unblockDaysEndpoint,
} from '@roomtone/contract/hosting/block-days'
import {
  blockTimes as blockTimesEndpoint,
  removeBlocks as removeBlocksEndpoint,
} from '@roomtone/contract/hosting/block-times'
import {
  addFeed as addFeedEndpoint,
  listFeeds as listFeedsEndpoint,
  refreshFeed as refreshFeedEndpoint,
  removeFeed as removeFeedEndpoint,
  rotatePublishUrl as rotatePublishUrlEndpoint,
} from '@roomtone/contract/hosting/calendar-feeds'
import {
  hostCalendars as hostCalendarsEndpoint,
  showHostCalendar as showHostCalendarEndpoint,
} from '@roomtone/contract/hosting/host-calendar'
import {
  priceDays as priceDaysEndpoint,
  priceSpaces as priceSpacesEndpoint,
} from '@roomtone/contract/hosting/price-days'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { blockTimes } from './block-times.ts'
import { addFeed } from './feed/add-feed.ts'
import { listFeeds } from './feed/list-feeds.ts'
import { refreshFeed } from './feed/refresh-feed.ts'
import { removeFeed } from './feed/remove-feed.ts'
import { priceDays } from './price-days.ts'
import { rotatePublishUrl } from './publish/rotate-publish-url.ts'
import { removeBlocks } from './remove-blocks.ts'
import { showHostCalendar, showHostCalendars } from './show-host-calendar.ts'
import { unblockDays } from './unblock-days.ts'

export function calendarRoutes(deps: Deps): Binding[] {
  return [
    bind(showHostCalendarEndpoint, ({ params, query }, { actor }) =>
      showHostCalendar(deps, actor, { ...params, ...query }),
    ),
    bind(hostCalendarsEndpoint, ({ query }, { actor }) => showHostCalendars(deps, actor, query)),
    bind(blockTimesEndpoint, ({ body }, { actor }) => blockTimes(deps, actor, body)),
    bind(removeBlocksEndpoint, ({ params, body }, { actor }) =>
      removeBlocks(deps, actor, { ...params, ...body }),
    ),
    bind(blockDaysEndpoint, async ({ params, body }, { actor }) => {
      await blockTimes(deps, actor, { ...body, listings: [params.id], weekdays: null, hours: null })
      return undefined
    }),
    bind(unblockDaysEndpoint, ({ params, body }, { actor }) =>
      unblockDays(deps, actor, { ...params, ...body }),
    ),
    bind(priceSpacesEndpoint, ({ body }, { actor }) => priceDays(deps, actor, body)),
    bind(priceDaysEndpoint, ({ params, body }, { actor }) =>
      priceDays(deps, actor, { ...body, listings: [params.id] }),
    ),
    bind(listFeedsEndpoint, ({ params }, { actor }) => listFeeds(deps, actor, params.id)),
    bind(addFeedEndpoint, ({ params, body }, { actor }) => addFeed(deps, actor, { ...params, ...body })),
    bind(removeFeedEndpoint, ({ params }, { actor }) => removeFeed(deps, actor, params)),
    bind(refreshFeedEndpoint, ({ params }, { actor }) => refreshFeed(deps, actor, params)),
    bind(rotatePublishUrlEndpoint, ({ params }, { actor }) => rotatePublishUrl(deps, actor, params.id)),
  ]
}
