import { draftCalls } from '@roomtone/contract/application/draft.calls'
import type { OwnApplication, ReviewTime } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { ListingRow } from './listing-row.tsx'
import { savedMoment } from './saved-moment.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

const place = ({ city, state }: OwnApplication) => `${city}, ${state}`

export function PendingCard({ item, usual }: { item: OwnApplication; usual: ReviewTime | null }) {
  const texts = listingsTexts.pending
  return (
    <ListingRow
      cover={item.cover}
      title={item.title}
      facts={`${place(item)} · ${texts.sent({ moment: savedMoment(item.submittedAt) })}`}
      badges={<Badge tone="wait">{texts.status}</Badge>}
      actions={
        item.propertyId ? (
          <ButtonLink variant="line" to={`/hosting?tab=listings&listing=${item.propertyId}&section=location`}>
            {texts.open}
          </ButtonLink>
        ) : (
          <WhileInReview item={item} />
        )
      }
    >
      <p className="text-small text-ink-2">
        {texts.text} {usual && texts.usually[usual.unit]({ count: usual.count })}{' '}
        {item.propertyId && texts.live}
      </p>
    </ListingRow>
  )
}

/** To the reviewer, editing and withdrawing are the same: the application leaves the queue. */
function WhileInReview({ item: { id, title } }: { item: OwnApplication }) {
  const texts = listingsTexts.pending
  const services = useServices()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'edit' | 'withdraw' | null>(null)

  async function withdraw(): Promise<string> {
    try {
      const { draftId } = await services.call(draftCalls.withdraw, { params: { id } })
      return draftId
    } finally {
      await services.queryClient.invalidateQueries(ownListingsQuery(services))
    }
  }

  async function edit(): Promise<void> {
    await navigate(`/listing-wizard?draft=${await withdraw()}`)
  }

  async function takeBack(): Promise<void> {
    await withdraw()
    void showToast('success', texts.withdrawn)
    // The card takes the focused button with it.
    focusIfLost(document.getElementById('main'))
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={texts.withdrawName({ title })}
        onClick={() => setAsking('withdraw')}
      >
        {texts.withdraw}
      </Button>
      <ButtonLink variant="quiet" to={`/listing-preview/${id}`} aria-label={texts.previewName({ title })}>
        {texts.preview}
      </ButtonLink>
      <Button
        variant="line"
        aria-label={texts.editName({ title })}
        onClick={() => setAsking('edit')}
        className="max-md:ms-auto"
      >
        {texts.edit}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm[asking]}
            tone={asking === 'edit' ? 'primary' : 'danger'}
            text={texts.confirm[asking].text({ title })}
            onConfirm={asking === 'edit' ? edit : takeBack}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The reviewer's words are next to the button that answers them. */
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
