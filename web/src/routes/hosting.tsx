import type { Member } from '@roomtone/contract/account/member'
import { messagesTexts } from '@roomtone/texts/conversation/messages'
import { hostingTexts } from '@roomtone/texts/hosting/hosting'
import { headerTexts } from '@roomtone/texts/shell/header'
import { verificationTexts } from '@roomtone/texts/verification/verification'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CalendarPanel } from '../features/calendar/calendar-panel.tsx'
import { parseMonth } from '../features/calendar/grid/month.ts'
import { EmptyInbox } from '../features/conversation/inbox/empty-inbox.tsx'
import { hostingTab } from '../features/hosting/hosting-tabs.ts'
import { ListingsPanel } from '../features/hosting/listings/listings-panel.tsx'
import { TodayTab } from '../features/hosting/today/today-tab.tsx'
import { VerificationPanel } from '../parts/verification/verification-panel.tsx'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { useMember } from '../platform/session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BOOKING_SECTIONS } from './booking-sections.ts'

export { hosting as title } from '@roomtone/texts/shell/titles'

const Inbox = lazy(async () => ({
  default: (await import('../features/conversation/inbox/inbox.tsx')).Inbox,
}))
const ListingEditor = lazy(async () => ({
  default: (await import('../features/listing/editor/listing-editor.tsx')).ListingEditor,
}))
const HousePage = lazy(async () => ({
  default: (await import('../features/premises/house-page.tsx')).HousePage,
}))
const HostProfile = lazy(async () => ({
  default: (await import('../features/profile/host-profile.tsx')).HostProfile,
}))
const PaymentsPanel = lazy(async () => ({
  default: (await import('../features/hosting/payments/payments-panel.tsx')).PaymentsPanel,
}))
const HostReviewsPanel = lazy(async () => ({
  default: (await import('../features/review/host-reviews-panel.tsx')).HostReviewsPanel,
}))
const CommunityPanel = lazy(async () => ({
  default: (await import('../features/account/community/community-panel.tsx')).CommunityPanel,
}))
const EarnPanel = lazy(async () => ({
  default: (await import('../features/referral/earn-panel.tsx')).EarnPanel,
}))
const InsightsPanel = lazy(async () => ({
  default: (await import('../features/hosting/insights/insights-panel.tsx')).InsightsPanel,
}))
const CohostsPanel = lazy(async () => ({
  default: (await import('../features/account/settings/shared-access/cohosts-panel.tsx')).CohostsPanel,
}))
const PacketsPanel = lazy(async () => ({
  default: (await import('../features/compliance/packs/packets-panel.tsx')).PacketsPanel,
}))

const TAB_NAMES = { ...headerTexts.hostMenu, ...headerTexts.hostTabs }

export const load: RouteModule['load'] = async ({ queryClient }, { request }) => {
  const { pathname, searchParams } = new URL(request.url)
  const tab = hostingTab(searchParams.get('tab'))
  setPageMeta(queryClient, pathname, { title: `${TAB_NAMES[tab]} · ${headerTexts.hosting}`, noIndex: true })
}

export function Page() {
  const [search] = useSearchParams()
  const member = useMember()
  if (!member) return null
  if (!member.isVerified) return <Unverified member={member} />
  const tab = hostingTab(search.get('tab'))
  if (tab === 'today') return <TodayTab sections={BOOKING_SECTIONS} />
  if (tab === 'calendar')
    return (
      <CalendarPanel
        month={parseMonth(search.get('month'))}
        listing={search.get('listing')}
        now={new Date()}
      />
    )
  if (tab === 'listings') return <Listings search={search} />
  if (tab === 'messages') return <Messages />
  if (tab === 'profile')
    return (
      <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
        <HostProfile member={member} />
      </Suspense>
    )
  if (tab === 'payments')
    return (
      <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
        <PaymentsPanel show={search.get('show') === 'settled' ? 'settled' : 'upcoming'} />
      </Suspense>
    )
  const Panel = PANELS[tab]
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
      <Panel />
    </Suspense>
  )
}

const PANELS = {
  reviews: HostReviewsPanel,
  community: CommunityPanel,
  earn: EarnPanel,
  cohosts: CohostsPanel,
  insights: InsightsPanel,
  compliance: PacketsPanel,
}

function Unverified({ member }: { member: Member }) {
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <VerificationPanel member={member} level="h1">
        {verificationTexts.intro.toHost}
      </VerificationPanel>
    </main>
  )
}

/** The list, one of its listings, or a house with its spaces. */
function Listings({ search }: { search: URLSearchParams }) {
  const [listing, house] = [search.get('listing'), search.get('house')]
  if (listing === null && house === null) return <ListingsPanel />
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
      {house !== null ? (
        <HousePage key={house} id={house} copyOf={search.get('copy')} />
      ) : (
        listing !== null && <ListingEditor id={listing} section={search.get('section')} />
      )}
    </Suspense>
  )
}

function Messages() {
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
      <Inbox
        title={hostingTexts.messages.title}
        as="host"
        empty={
          <EmptyInbox
            action={
              <ButtonLink to="/help?article=messages-and-moderation">{messagesTexts.host.action}</ButtonLink>
            }
          >
            {messagesTexts.host.text}
          </EmptyInbox>
        }
      />
    </Suspense>
  )
}
