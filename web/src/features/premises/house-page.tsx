import { ApiError } from '@roomtone/contract/call'
import type { HouseView } from '@roomtone/contract/premises/premises'
import { HOUSE_NAME_MAX } from '@roomtone/domain/premises/layout'
import { countries } from '@roomtone/texts/labels'
import { houseTexts as texts } from '@roomtone/texts/premises/house'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { LeaveGuard } from '../../parts/dialog/leave-guard.tsx'
import { BackLink } from '../../parts/list/back-link.tsx'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useFreshPictures } from '../../platform/pictures/use-fresh-pictures.ts'
import { useServices } from '../../platform/services.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { AreasSection } from './areas-section.tsx'
import { houseQuery } from './house.query.ts'
import { isDivided } from './layout-form.ts'
import { isListing, RemoveSpace, SPACES_HEADING } from './remove-space.tsx'
import { SpaceCard } from './space-card.tsx'
import { type LayoutEdits, useLayout } from './use-layout.ts'

const LISTINGS = '/hosting?tab=listings'
const AddSpaceDialog = lazyPart(async () => ({
  default: (await import('./add-space-dialog.tsx')).AddSpaceDialog,
}))

/** A house: which areas it has, and which of them each of its spaces rents. */
export function HousePage({ id, copyOf }: { id: string; copyOf: string | null }) {
  const house = useQuery(houseQuery(useServices(), id))
  if (house.data) return <House house={house.data} copyOf={copyOf} />
  const missing = house.error instanceof ApiError && house.error.status < 500
  return (
    <Page title={texts.spaces.title} above={<BackLink to={LISTINGS}>{texts.back}</BackLink>}>
      {house.isPending ? (
        <Loading>
          <Skeleton className="mb-12 h-40" />
          <Skeleton className="h-80" />
        </Loading>
      ) : missing ? (
        <EmptyState
          title={texts.missing}
          action={<ButtonLink to={LISTINGS}>{texts.back}</ButtonLink>}
          className="rounded-l border bg-card"
        >
          <p>{texts.missingText}</p>
        </EmptyState>
      ) : (
        <ErrorState title={texts.failed} onRetry={() => void house.refetch()} retrying={house.isFetching}>
          {texts.failedText}
        </ErrorState>
      )}
    </Page>
  )
}

function House({ house, copyOf }: { house: HouseView; copyOf: string | null }) {
  useFreshPictures()
  const edits = useLayout(house)
  const { address, city, state, zip, country } = house.location

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (edits.isDirty) void edits.save()
  }

  return (
    <Page
      title={house.name || address}
      above={<BackLink to={LISTINGS}>{texts.back}</BackLink>}
      intro={[house.name && address, city, `${state} ${zip}`.trim(), countries[country]]
        .filter(Boolean)
        .join(', ')}
      measure="text"
    >
      <form id="house-form" noValidate onSubmit={submit} className="grid gap-12 md:gap-16">
        {!isDivided(house) && (
          <Notice tone="plain" title={texts.divide.title}>
            {texts.divide.text}
          </Notice>
        )}
        <TextField
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          value={edits.name}
          maxLength={HOUSE_NAME_MAX}
          autoComplete="off"
          onChange={(event) => edits.changeName(event.target.value)}
          error={edits.errorOf('name')}
          className="max-w-xl"
        />
        <AreasSection edits={edits} saved={house.areas} />
        <Spaces house={house} edits={edits} copyOf={copyOf} />
        <SaveBar edits={edits} />
      </form>
      <LeaveGuard when={edits.isDirty} stays={(next) => isOf(house.id, next)} />
    </Page>
  )
}

function isOf(houseId: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const next = new URLSearchParams(search)
  return pathname === '/hosting' && next.get('tab') === 'listings' && next.get('house') === houseId
}

type SpacesProps = { house: HouseView; edits: LayoutEdits; copyOf: string | null }

function Spaces({ house, edits, copyOf }: SpacesProps) {
  const [isAdding, setAdding] = useState(copyOf !== null && isDivided(house))
  const reason = !isDivided(house) ? texts.add.undivided : edits.isDirty ? texts.add.unsaved : null
  return (
    <section aria-labelledby={SPACES_HEADING}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 id={SPACES_HEADING} tabIndex={-1} className="outline-none">
          {texts.spaces.title}
        </h2>
        <Button
          variant="line"
          aria-haspopup="dialog"
          aria-describedby={reason ? 'add-space-reason' : undefined}
          disabled={reason !== null}
          onClick={() => setAdding(true)}
        >
          {texts.add.open}
        </Button>
      </div>
      <p className="mb-2 text-ink-2">{texts.spaces.text}</p>
      <p id="add-space-reason" className="mb-6 text-small text-ink-2">
        {reason}
      </p>
      <ul className="grid gap-3">
        {house.spaces.map((space) => (
          <li key={space.id}>
            <SpaceCard
              space={space}
              others={house.spaces}
              edits={edits}
              removal={
                isListing(space) && <RemoveSpace house={house} space={space} onRemoved={edits.rebase} />
              }
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <AddSpaceDialog house={house} copyOf={copyOf} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

function SaveBar({ edits }: { edits: LayoutEdits }) {
  const { isDirty, pending, refused } = edits
  return (
    <div
      className={cx(
        '-mx-5 grid gap-3 border-t bg-paper px-5 py-3 md:mx-0 md:px-0',
        // Stays in view for as long as there is something to save.
        isDirty && 'sticky z-10',
      )}
      style={{ bottom: 'var(--bottom-bar, 0)' }}
    >
      {refused && (
        <Notice tone="bad" role="alert" title={texts.save.refused}>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {/* On the left, because toasts appear at the lower right. */}
        <Button type="submit" disabled={!isDirty} pending={pending} pendingText={texts.save.saving}>
          {texts.save.save}
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={edits.discard}>
            {texts.save.discard}
          </Button>
        )}
        <p role="status" className="text-small text-ink-2">
          {isDirty && texts.save.unsaved}
        </p>
      </div>
    </div>
  )
}
