import { Link } from 'react-router'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.privacy

export function PrivacySettings({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="grid gap-10">
      <SettingRows>
        <SettingRow label={texts.receipts.label}>{texts.receipts.value}</SettingRow>
        <SettingRow label={texts.searchEngines.label}>{texts.searchEngines.value}</SettingRow>
      </SettingRows>
      <section aria-labelledby="in-reviews">
        <h2 id="in-reviews" className="mb-2">
          {texts.reviews}
        </h2>
        <SettingRows>
          {texts.options.map((option) => (
            <SettingRow key={option} label={option}>
              {texts.notShared}
            </SettingRow>
          ))}
        </SettingRows>
      </section>
      <section aria-labelledby="your-data">
        <h2 id="your-data">{texts.data}</h2>
        <p className="mt-3 max-w-prose text-ink-2">{texts.dataText}</p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={`mailto:${supportEmail}`} className="link touch inline-flex items-center">
            {supportEmail}
          </a>
          <Link to="/privacy" className="link touch inline-flex items-center">
            {texts.policy}
          </Link>
        </p>
      </section>
    </div>
  )
}
