import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { mayUse } from '../../../parts/listing/may-use.ts'
import { SharedBadge } from '../../../parts/listing/shared-badge.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ListingMenu } from './listing-menu.tsx'
import { ListingRow } from './listing-row.tsx'
import { useAvailability } from './use-availability.ts'

const texts = listingsTexts.live

export function LiveCard({ listing, level }: { listing: OwnListing; level: 'h3' | 'h4' }) {
  const { id, title, city, state, cover, pricePerDay, shared, house } = listing
  const { isAvailable, change } = useAvailability(listing)
  return (
    <ListingRow
      cover={cover}
      title={title}
      level={level}
      facts={
        <>
          {city}, {state} ·{' '}
          <span className="whitespace-nowrap">
            <b className="text-ink">{formatMoney(pricePerDay)}</b> {texts.perDay}
          </span>
          {house.spaces > 1 && (
            <span className="block">
              {listingsTexts.house.of({
                count: house.spaces,
                house: house.name || listingsTexts.house.unnamed({ city }),
              })}
            </span>
          )}
        </>
      }
      badges={
        <>
          <Badge tone={isAvailable ? 'ok' : 'off'}>{isAvailable ? texts.status : texts.hidden}</Badge>
          {shared && <SharedBadge host={shared.host} />}
        </>
      }
      actions={
        <>
          {shared === null && (
            <Switch
              label={texts.available}
              aria-label={texts.availableName({ title })}
              checked={isAvailable}
              onChange={(event) => change(event.target.checked)}
              className="me-2 max-md:w-full"
            />
          )}
          {mayUse(listing, 'calendar') && (
            <ButtonLink
              variant="quiet"
              to={`/hosting?tab=calendar&listing=${id}`}
              aria-label={texts.calendarName({ title })}
            >
              {texts.calendar}
            </ButtonLink>
          )}
          {shared === null && (
            <ButtonLink
              variant="quiet"
              to={`/hosting?tab=insights&listing=${id}`}
              aria-label={texts.insightsName({ title })}
            >
              {texts.insights}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={`/property/${id}`} aria-label={texts.viewName({ title })}>
            {texts.view}
          </ButtonLink>
          {mayUse(listing, 'listing') && (
            <ButtonLink
              variant="line"
              to={`/hosting?tab=listings&listing=${id}`}
              aria-label={texts.editName({ title })}
              className="max-md:ms-auto"
            >
              {texts.edit}
            </ButtonLink>
          )}
          {shared === null && <ListingMenu listing={listing} />}
        </>
      }
    />
  )
}
