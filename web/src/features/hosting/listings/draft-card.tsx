import { draftCalls } from '@roomtone/contract/application/draft.calls'
import type { OwnDraft } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { Suspense, useState } from 'react'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { ListingRow } from './listing-row.tsx'
import { savedMoment } from './saved-moment.ts'

const texts = listingsTexts.drafts
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

export function DraftCard({ draft }: { draft: OwnDraft }) {
  const services = useServices()
  const [asking, setAsking] = useState(false)
  const title = draft.title || listingsTexts.untitled
  const percent = Math.round(draft.progress * 100)

  async function remove(): Promise<void> {
    try {
      await services.call(draftCalls.remove, { params: { id: draft.id } })
      void showToast('success', texts.removed)
    } finally {
      await services.queryClient.invalidateQueries(ownListingsQuery(services))
      // The card takes the focused button with it.
      focusIfLost(document.getElementById('main'))
    }
  }

  return (
    <>
      <ListingRow
        cover={draft.cover}
        title={title}
        facts={`${draft.city || listingsTexts.noCity} · ${texts.saved({ moment: savedMoment(draft.updatedAt) })}`}
        badges={<Progress percent={percent} />}
        actions={
          <>
            <Button variant="quiet" aria-label={texts.removeName({ title })} onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
            <ButtonLink
              to={`/listing-wizard?draft=${draft.id}`}
              aria-label={texts.continueName({ title })}
              className="max-md:flex-1"
            >
              {texts.continue}
            </ButtonLink>
          </>
        }
      />
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm}
            text={texts.confirm.text({ title })}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <>
      <Badge>{texts.status}</Badge>
      <span className="flex items-center gap-2 text-tiny text-ink-2 even-figures">
        <span aria-hidden="true" className="block h-1 w-20 rounded-pill bg-off-soft">
          <span className="block h-full rounded-pill bg-accent" style={{ width: `${percent}%` }} />
        </span>
        {texts.progress({ percent })}
      </span>
    </>
  )
}
