import type { Member } from '@roomtone/contract/account/member'
import { tripsTexts } from '@roomtone/texts/booking/trips'
import { messagesTexts } from '@roomtone/texts/conversation/messages'
import { wishlistTexts } from '@roomtone/texts/listing/wishlist'
import { profileTexts } from '@roomtone/texts/profile/profile'
import { dashboard } from '@roomtone/texts/shell/titles'
import { useSearchParams } from 'react-router'
import { TripsPanel } from '../features/booking/trip/trips-panel.tsx'
import { EmptyInbox } from '../features/conversation/inbox/empty-inbox.tsx'
import { LatestConversations } from '../features/conversation/inbox/latest-conversations.tsx'
import { ProfilePanel } from '../features/profile/profile-panel.tsx'
import { WishlistCards } from '../features/wishlist/wishlist-cards.tsx'
import { VerificationPanel } from '../parts/verification/verification-panel.tsx'
import { useMember } from '../platform/session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { Page as Frame } from '../ui/page.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

export { dashboard as title } from '@roomtone/texts/shell/titles'

const TABS = {
  trips: { label: tripsTexts.title, Panel: TripsPanel },
  wishlist: { label: wishlistTexts.title, Panel: WishlistPanel },
  messages: { label: messagesTexts.title, Panel: MessagesPanel },
  profile: { label: profileTexts.title, Panel: ProfilePanel },
}

type Tab = keyof typeof TABS

function tabOf(value: string | null): Tab {
  return value !== null && Object.hasOwn(TABS, value) ? (value as Tab) : 'trips'
}

export function Page() {
  const [search] = useSearchParams()
  const member = useMember()
  if (!member) return null
  return (
    <Frame title={dashboard}>
      {member.isVerified ? (
        <Tabbed tab={tabOf(search.get('tab'))} member={member} />
      ) : (
        <VerificationPanel member={member} />
      )}
    </Frame>
  )
}

function Tabbed({ tab, member }: { tab: Tab; member: Member }) {
  const { Panel } = TABS[tab]
  return (
    <>
      <LinkTabs
        label={dashboard}
        tabs={Object.entries(TABS).map(([value, { label }]) => ({
          to: value === 'trips' ? '/dashboard' : `/dashboard?tab=${value}`,
          label,
          current: value === tab,
        }))}
      />
      <div className="pt-8">
        <Panel member={member} />
      </div>
    </>
  )
}

function WishlistPanel() {
  return (
    <WishlistCards
      empty={
        <EmptyState
          title={wishlistTexts.empty.title}
          action={<ButtonLink to="/search">{wishlistTexts.action}</ButtonLink>}
        >
          <p>{wishlistTexts.empty.text}</p>
        </EmptyState>
      }
    />
  )
}

function MessagesPanel() {
  return (
    <LatestConversations
      empty={
        <EmptyInbox action={<ButtonLink to="/search">{messagesTexts.guest.action}</ButtonLink>}>
          {messagesTexts.guest.text}
        </EmptyInbox>
      }
    />
  )
}
