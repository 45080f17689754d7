import { deactivateTexts } from '@roomtone/texts/account/deactivate'
import { settingsTexts as texts } from '@roomtone/texts/account/settings'
import {
  Bell,
  BriefcaseBusiness,
  CreditCard,
  Eye,
  Globe,
  IdCard,
  LockKeyhole,
  type LucideIcon,
  Warehouse,
} from 'lucide-react'
import { Link } from 'react-router'
import { openDialog } from '../../../platform/dialogs/dialogs.ts'
import { Page } from '../../../ui/page.tsx'
import { DeactivateButton } from './deactivate/deactivate-button.tsx'

const deactivateSection = deactivateTexts.section

const ROWS = [
  { ...texts.sections['personal-info'], icon: IdCard, to: '/settings/personal-info' },
  { ...texts.sections['login-security'], icon: LockKeyhole, to: '/settings/login-security' },
  { ...texts.sections.privacy, icon: Eye, to: '/settings/privacy' },
  { ...texts.sections.notifications, icon: Bell, to: '/settings/notifications' },
  { ...texts.sections.payments, icon: CreditCard, to: '/settings/payments' },
  { ...texts.sections.languages, icon: Globe, to: '/settings/languages' },
  { ...texts.sections.work, icon: BriefcaseBusiness, to: '/settings/work' },
]

const look =
  'flex w-full items-center gap-5 border-b py-5 text-start transition-[border-color] hover:border-ink'

export function SettingsHub({ email, isHost }: { email: string; isHost: boolean }) {
  return (
    <Page title={texts.hub} intro={email}>
      <ul className="grid gap-x-16 border-t lg:grid-cols-2">
        {ROWS.map(({ to, ...row }) => (
          <li key={row.title}>
            <Link to={to} className={look}>
              <Words {...row} />
            </Link>
          </li>
        ))}
        <li>
          {isHost ? (
            <Link to="/hosting?tab=listings" className={look}>
              <Words {...texts.hosting} icon={Warehouse} />
            </Link>
          ) : (
            // The tools are for hosts; everyone else is asked what they would like to host.
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openDialog('host-type')}
              className={look}
            >
              <Words {...texts.hosting} icon={Warehouse} />
            </button>
          )}
        </li>
      </ul>
      <DeactivateSection />
    </Page>
  )
}

function Words({ title, about, icon: Icon }: { title: string; about: string; icon: LucideIcon }) {
  return (
    <>
      <Icon className="size-6 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-ink-2">{about}</span>
      </span>
    </>
  )
}

function DeactivateSection() {
  return (
    <section aria-labelledby="deactivate-title" className="mt-12 max-w-3xl">
      <h2 id="deactivate-title" className="text-title">
        {deactivateSection.title}
      </h2>
      <p className="mt-2 text-ink-2">{deactivateSection.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DeactivateButton label={deactivateSection.action} />
        <Link to="/help?article=close-your-account" className="link text-small">
          {deactivateSection.more}
        </Link>
      </div>
    </section>
  )
}
