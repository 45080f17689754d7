import type { Member } from '@roomtone/contract/account/member'
import { Link } from 'react-router'
import { SectionTabs } from './section-tabs.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.notifications

export function Notifications({ member }: { member: Member }) {
  return (
    <SectionTabs
      section="notifications"
      label={settingsTexts.sections.notifications.title}
      tabs={[
        { value: 'offers', label: texts.tabs.offers, content: <Offers /> },
        { value: 'account', label: texts.tabs.account, content: <AboutAccount email={member.email} /> },
      ]}
    />
  )
}

function Offers() {
  return (
    <>
      <SettingRows>
        {texts.offers.map((offer) => (
          <SettingRow key={offer} label={offer}>
            {texts.off}
          </SettingRow>
        ))}
      </SettingRows>
      <p className="mt-6 text-small text-ink-2">{texts.offersNote}</p>
    </>
  )
}

function AboutAccount({ email }: { email: string }) {
  return (
    <>
      <SettingRows>
        {texts.account.map(({ label, value }) => (
          <SettingRow key={label} label={label}>
            {value}
          </SettingRow>
        ))}
      </SettingRows>
      <p className="mt-6 text-small text-ink-2 wrap-anywhere">
        {texts.accountNote(email)}{' '}
        <Link to="/settings/personal-info" className="link">
          {texts.address}
        </Link>
      </p>
    </>
  )
}
