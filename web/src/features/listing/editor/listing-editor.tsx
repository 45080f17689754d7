import { ApiError } from '@roomtone/contract/call'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useCallback } from 'react'
import type { Location } from 'react-router'
import { LeaveGuard } from '../../../parts/dialog/leave-guard.tsx'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { mayUse } from '../../../parts/listing/may-use.ts'
import { ownListingQuery } from '../../../parts/listing/own-listings.query.ts'
import { SharedBadge } from '../../../parts/listing/shared-badge.tsx'
import { usePhotoUploads } from '../../../parts/photo/use-photo-uploads.ts'
import { useServices } from '../../../platform/services.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Page } from '../../../ui/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { SectionNav } from './section-nav.tsx'
import { SectionPane } from './section-pane.tsx'
import type { SectionProps } from './section-props.ts'
import { AllowsSection } from './sections/allows-section.tsx'
import { ArrivalSection } from './sections/arrival-section.tsx'
import { AvailabilitySection } from './sections/availability-section.tsx'
import { BookingSection } from './sections/booking-section.tsx'
import { LocationSection } from './sections/location-section.tsx'
import { MenuSection } from './sections/menu-section.tsx'
import { PapersSection } from './sections/papers-section.tsx'
import { PhotosSection } from './sections/photos-section.tsx'
import { PricesSection } from './sections/prices-section.tsx'
import { RulesSection } from './sections/rules-section.tsx'
import { SafetySection } from './sections/safety-section.tsx'
import { SpaceSection } from './sections/space-section.tsx'
import { TextsSection } from './sections/texts-section.tsx'
import { TimesSection } from './sections/times-section.tsx'
import { type Section, sectionNamed, sectionsFor } from './sections.ts'
import { useEdits } from './use-edits.ts'

const LiveTerms = lazy(async () => ({ default: (await import('./terms/live-terms.tsx')).LiveTerms }))

const LISTINGS = '/hosting?tab=listings'

const PARTS: Record<Exclude<Section, 'photos' | 'arrival'>, ComponentType<SectionProps>> = {
  texts: TextsSection,
  space: SpaceSection,
  location: LocationSection,
  allows: AllowsSection,
  rules: RulesSection,
  papers: PapersSection,
  prices: PricesSection,
  menu: MenuSection,
  times: TimesSection,
  booking: BookingSection,
  safety: SafetySection,
  availability: AvailabilitySection,
}

/** A live listing from its basics to the last house rule, one section at a time. */
export function ListingEditor({ id, section }: { id: string; section: string | null }) {
  const listing = useQuery(ownListingQuery(useServices(), id))
  if (listing.data) {
    const sections = sectionsFor(listing.data)
    const open = sectionNamed(sections, section)
    const isTerms = section === 'terms' && listing.data.shared === null
    return <Editor key={id} listing={listing.data} sections={sections} open={open} isTerms={isTerms} />
  }
  if (listing.isPending) return <EditorSkeleton />
  // A link with a wrong id is treated like a deleted listing.
  const missing = listing.error instanceof ApiError && listing.error.status < 500
  return (
    <Page title={texts.listings} above={<BackLink to={LISTINGS}>{texts.back}</BackLink>}>
      {missing ? (
        <EmptyState
          title={texts.missing}
          action={<ButtonLink to={LISTINGS}>{texts.back}</ButtonLink>}
          className="rounded-l border bg-card"
        >
          <p>{texts.missingText}</p>
        </EmptyState>
      ) : (
        <ErrorState title={texts.failed} onRetry={() => void listing.refetch()} retrying={listing.isFetching}>
          {texts.failedText}
        </ErrorState>
      )}
    </Page>
  )
}

type EditorProps = {
  listing: OwnListingView
  sections: readonly Section[]
  open: Section | null
  /** All terms on a separate page; edits there and here are kept together. */
  isTerms: boolean
}

function Editor({ listing, sections, open, isTerms }: EditorProps) {
  const edits = useEdits(listing)
  const { set } = edits
  const uploads = usePhotoUploads(
    edits.values.photos,
    useCallback((photos) => set('photos', photos), [set]),
  )
  const arrivalUploads = usePhotoUploads(
    edits.values.arrivalPhotos,
    useCallback((photos) => set('arrivalPhotos', photos), [set]),
  )
  const section = open ?? 'photos'
  const listPath = `${LISTINGS}&listing=${listing.id}`
  if (isTerms)
    return (
      <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
        <Suspense fallback={<TermsSkeleton />}>
          <LiveTerms edits={edits} uploads={arrivalUploads} listPath={listPath} />
        </Suspense>
        <LeaveGuard when={edits.anyDirty} stays={(next) => isOf(listing.id, next)} />
      </main>
    )
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      {/* On a phone the heading has room only above the list of sections. */}
      {open && (
        <p aria-hidden="true" className="mb-3 text-small font-semibold wrap-anywhere lg:hidden">
          {listing.title}
        </p>
      )}
      <EditorHead listing={listing} className={open ? 'max-lg:sr-only' : undefined} />
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-16">
        <SectionNav
          edits={edits}
          sections={sections}
          open={open}
          termsPath={listing.shared === null ? `${listPath}&section=terms` : null}
          pathOf={(name) => `${listPath}&section=${name}`}
          className={cx('min-w-0', open && 'max-lg:hidden')}
        />
        <SectionPane
          edits={edits}
          section={section}
          listPath={listPath}
          className={cx(
            'max-w-3xl min-w-0',
            // Its examples are beside what they are made from.
            section === 'menu' && 'min-[85rem]:max-w-none',
            !open && 'max-lg:hidden',
          )}
        >
          {section === 'photos' ? (
            <PhotosSection
              edits={edits}
              uploads={uploads}
              {...(listing.shared && { theirs: listing.photos })}
            />
          ) : section === 'arrival' ? (
            <ArrivalSection edits={edits} uploads={arrivalUploads} />
          ) : (
            <OpenPart section={section} edits={edits} />
          )}
        </SectionPane>
      </div>
      <LeaveGuard when={edits.anyDirty} stays={(next) => isOf(listing.id, next)} />
    </main>
  )
}

/** Its sections are edited together. */
function isOf(listingId: string, { pathname, search }: Location): boolean {
  const next = new URLSearchParams(search)
  return pathname === '/hosting' && next.get('tab') === 'listings' && next.get('listing') === listingId
}

type OpenPartProps = SectionProps & { section: keyof typeof PARTS }

function OpenPart({ section, edits }: OpenPartProps) {
  const Part = PARTS[section]
  return <Part edits={edits} />
}

type EditorHeadProps = { listing: OwnListingView; className: string | undefined }

function EditorHead({ listing, className }: EditorHeadProps) {
  const { id, title, isAvailable, shared, house } = listing
  return (
    <header
      className={cx('mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-12', className)}
    >
      <div className="min-w-0">
        <div className="mb-3 text-small text-ink-2">
          <BackLink to={LISTINGS}>{texts.back}</BackLink>
        </div>
        <h1 className="wrap-anywhere">{title}</h1>
        <div className="mt-3 flex flex-wrap gap-2">
          <Badge tone={isAvailable ? 'ok' : 'off'}>{isAvailable ? texts.live : texts.hidden}</Badge>
          {shared && <SharedBadge host={shared.host} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {shared === null && (
          <ButtonLink variant="quiet" to={`${LISTINGS}&house=${house.id}`}>
            {house.spaces > 1 ? texts.house.areas : texts.house.divide}
          </ButtonLink>
        )}
        {mayUse({ shared }, 'calendar') && (
          <ButtonLink variant="quiet" to={`/hosting?tab=calendar&listing=${id}`}>
            {texts.calendar}
          </ButtonLink>
        )}
        <ButtonLink variant="line" to={`/property/${id}`}>
          {texts.view}
        </ButtonLink>
      </div>
    </header>
  )
}

function TermsSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-8 h-28 max-w-xl" />
      <Skeleton className="h-80" />
    </Loading>
  )
}

function EditorSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <Loading>
        <Skeleton className="mb-12 h-14 w-60" />
        <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-16">
          <Skeleton className="h-80" />
          <Skeleton className="h-80 max-lg:hidden" />
        </div>
      </Loading>
    </main>
  )
}
