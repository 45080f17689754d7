import type { OwnApplication } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ListingRow } from '../listings/listing-row.tsx'
import { savedMoment } from '../listings/saved-moment.ts'

const place = ({ city, state }: OwnApplication) => `${city}, ${state}`

export function PendingCard({ item }: { item: OwnApplication }) {
  const texts = listingsTexts.pending
  return (
    <ListingRow
      cover={item.cover}
      title={item.title}
      facts={`${place(item)} · ${texts.sent({ moment: savedMoment(item.submittedAt) })}`}
      badges={<Badge tone="wait">{texts.status}</Badge>}
      actions={
        item.propertyId && (
          <ButtonLink variant="line" to={`/hosting?tab=listings&listing=${item.propertyId}&section=location`}>
            {texts.edit}
          </ButtonLink>
        )
      }
    >
      <p className="text-small text-ink-2">
        {texts.text} {item.propertyId && texts.live}
      </p>
    </ListingRow>
  )
}

/** What the reviewer wrote stands beside the button that answers it. */
export function RejectedCard({ item }: { item: OwnApplication }) {
  const texts = listingsTexts.rejected
  return (
    <ListingRow
      cover={item.cover}
      title={item.title}
      facts={place(item)}
      badges={<Badge tone="bad">{texts.status}</Badge>}
      actions={
        <ButtonLink
          to={`/listing-wizard?application=${item.id}`}
          aria-label={texts.resubmitName({ title: item.title })}
          className="max-md:flex-1"
        >
          {texts.resubmit}
        </ButtonLink>
      }
    >
      <div className="rounded-s bg-paper-2 p-4 text-small">
        <p className="font-medium">{texts.notes}</p>
        <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">
          {item.adminNotes || texts.noNotes}
        </p>
      </div>
    </ListingRow>
  )
}
