import { adminTexts } from '@roomtone/texts/admin/admin'
import { bookingsTexts } from '@roomtone/texts/admin/bookings'
import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { disputesTexts } from '@roomtone/texts/admin/disputes'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import { moderationTexts } from '@roomtone/texts/admin/moderation'
import { refundsTexts } from '@roomtone/texts/admin/refunds'
import { retentionTexts } from '@roomtone/texts/admin/retention'
import { verificationsTexts } from '@roomtone/texts/admin/verifications'
import { useQuery } from '@tanstack/react-query'
import {
  BarChart3,
  CalendarCheck2,
  ClipboardCheck,
  FileLock2,
  Gift,
  Hourglass,
  IdCard,
  MailPlus,
  Scale,
  ScrollText,
  Settings2,
  ShieldAlert,
  Undo2,
  Users,
} from 'lucide-react'
import { useServices } from '../../platform/services.tsx'
import { Page } from '../../ui/page.tsx'
import { statsQuery } from '../list/stats.query.ts'
import { QueueCards } from './queue-cards.tsx'
import { StatCards } from './stat-cards.tsx'
import { ToolCard } from './tool-card.tsx'

const texts = adminTexts.dashboard

export function DashboardPage() {
  const services = useServices()
  const { data } = useQuery(statsQuery(services))
  const toReview = data?.verifications
  const pending = data?.bookingsPending
  const cases = data?.moderationCases
  const disputes = data?.disputes
  return (
    <Page title={texts.title}>
      <section aria-label={texts.statsTitle}>
        <StatCards />
      </section>
      <section aria-label={texts.queuesTitle} className="mt-6">
        <QueueCards />
      </section>
      <section aria-label={texts.toolsTitle} className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <ToolCard
          icon={ClipboardCheck}
          title={texts.applications.title}
          text={texts.applications.text}
          to="/admin/applications"
          note={data && texts.applications.note({ count: data.pendingReviews })}
          urgent={data && data.pendingReviews > 0}
        />
        <ToolCard
          icon={Users}
          title={texts.users.title}
          text={texts.users.text}
          to="/admin/users"
          note={data && texts.users.note({ count: data.waiting })}
          urgent={data && data.waiting > 0}
        />
        <ToolCard
          icon={IdCard}
          title={verificationsTexts.title}
          text={verificationsTexts.tool.text}
          to="/admin/verifications"
          note={toReview === undefined ? undefined : verificationsTexts.tool.note({ count: toReview })}
          urgent={toReview !== undefined && toReview > 0}
        />
        <ToolCard
          icon={CalendarCheck2}
          title={bookingsTexts.title}
          text={bookingsTexts.tool.text}
          to="/admin/bookings"
          note={pending === undefined ? undefined : bookingsTexts.tool.note({ count: pending })}
        />
        <ToolCard
          icon={Gift}
          title={adminCreditsTexts.title}
          text={adminCreditsTexts.tool.text}
          to="/admin/credits"
        />
        <ToolCard
          icon={ShieldAlert}
          title={moderationTexts.title}
          text={moderationTexts.tool.text}
          to="/admin/moderation"
          note={cases === undefined ? undefined : moderationTexts.tool.note({ count: cases })}
          urgent={cases !== undefined && cases > 0}
        />
        <ToolCard
          icon={Scale}
          title={disputesTexts.title}
          text={disputesTexts.tool.text}
          to="/admin/disputes"
          note={disputes === undefined ? undefined : disputesTexts.tool.note({ count: disputes })}
          urgent={disputes !== undefined && disputes > 0}
        />
        <ToolCard
          icon={Undo2}
          title={refundsTexts.title}
          text={refundsTexts.tool.text}
          to="/admin/refunds"
          note={data && refundsTexts.tool.note({ count: data.refunds })}
          urgent={data && data.refunds > 0}
        />
        <ToolCard
          icon={MailPlus}
          title={mailingsTexts.title}
          text={mailingsTexts.tool.text}
          to="/admin/mailings"
        />
        <ToolCard icon={ScrollText} title={texts.audit.title} text={texts.audit.text} to="/admin/audit" />
        <ToolCard
          icon={FileLock2}
          title={texts.compliance.title}
          text={texts.compliance.text}
          to="/admin/compliance"
        />
        <ToolCard
          icon={Hourglass}
          title={retentionTexts.title}
          text={retentionTexts.tool.text}
          to="/admin/retention"
        />
        <ToolCard
          icon={BarChart3}
          title={texts.analytics.title}
          text={texts.analytics.text}
          to="/admin/analytics"
        />
        <ToolCard
          icon={Settings2}
          title={texts.settings.title}
          text={texts.settings.text}
          to="/admin/settings"
        />
      </section>
    </Page>
  )
}
