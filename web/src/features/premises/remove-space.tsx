import type { HouseSpace, HouseView } from '@roomtone/contract/premises/premises'
import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { houseTexts } from '@roomtone/texts/premises/house'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { refresh } from '../../platform/queries/query-names.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { houseQuery } from './house.query.ts'
import { spaceTitle } from './space-card.tsx'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const texts = houseTexts.spaces
/** Where the keyboard continues when a card is gone. */
export const SPACES_HEADING = 'spaces-title'

type RemoveSpaceProps = { house: HouseView; space: HouseSpace; onRemoved: (house: HouseView) => void }

export function RemoveSpace({ house, space, onRemoved }: RemoveSpaceProps) {
  const services = useServices()
  const [asking, setAsking] = useState(false)
  const reasonId = useId()
  const title = spaceTitle(space)
  const isLast = house.spaces.filter(isListing).length === 1
  const reason = space.bookingsAhead > 0 ? texts.removeBooked : isLast ? texts.removeLast : null

  async function remove(): Promise<void> {
    const { queryKey } = houseQuery(services, house.id)
    try {
      const params = { id: house.id, listing: space.id }
      const view = await services.call(premisesCalls.removeSpace, {
        params,
        body: { version: house.version },
      })
      services.queryClient.setQueryData(queryKey, view)
      onRemoved(view)
      void showToast('success', texts.removed({ title }))
      focusIfLost(document.getElementById(SPACES_HEADING))
    } finally {
      await refresh(services.queryClient, 'hosting')
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={texts.removeName({ title })}
        aria-describedby={reason ? reasonId : undefined}
        disabled={reason !== null}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      {reason && (
        <p id={reasonId} className="text-small text-ink-2">
          {reason}
        </p>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.ask}
            title={texts.ask.title({ title })}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What is on its way is deleted or withdrawn among the listings. */
export function isListing({ state }: HouseSpace): boolean {
  return state === 'live' || state === 'off'
}
