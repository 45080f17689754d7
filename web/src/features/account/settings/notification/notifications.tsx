import type { Member } from '@roomtone/contract/account/member'
import type { MailPreferencesView } from '@roomtone/contract/notification/preferences'
import {
  ACCOUNT_TOPICS,
  FIXED_TOPICS,
  isOffer,
  OFFER_TOPICS,
  type OptionalTopic,
  wantsMail,
} from '@roomtone/domain/notification/topics'
import { notificationSettingsTexts as texts } from '@roomtone/texts/account/notification-settings'
import { settingsTexts } from '@roomtone/texts/account/settings'
import { Link } from 'react-router'
import { CheckboxField } from '../../../../ui/field.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { SectionTabs } from '../section-tabs.tsx'
import { SettingRow, SettingRows } from '../setting-rows.tsx'
import type { PreferenceChange } from './mail-preferences.ts'
import { TopicSwitch } from './topic-switch.tsx'
import { useMailPreferences } from './use-mail-preferences.ts'

type Preferences = {
  preferences: MailPreferencesView
  change: (change: PreferenceChange, words: string) => void
}

export function Notifications({ member }: { member: Member }) {
  const { preferences: query, change, saved } = useMailPreferences()
  const waiting = query.isError ? (
    <ErrorState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {query.error.message}
    </ErrorState>
  ) : (
    <RowsWaiting />
  )
  const chosen = query.data && { preferences: query.data, change }
  return (
    <>
      <SectionTabs
        section="notifications"
        label={settingsTexts.sections.notifications.title}
        tabs={[
          {
            value: 'offers',
            label: texts.tabs.offers,
            content: chosen ? <Offers {...chosen} /> : waiting,
          },
          {
            value: 'account',
            label: texts.tabs.account,
            content: chosen ? <AboutAccount {...chosen} /> : waiting,
          },
        ]}
      />
      <p className="mt-6 text-small text-ink-2 wrap-anywhere">
        {texts.sentTo({ email: member.email })}{' '}
        <Link to="/settings/personal-info" className="link">
          {texts.address}
        </Link>
      </p>
      <p role="status" className="sr-only">
        {saved}
      </p>
    </>
  )
}

function Offers({ preferences, change }: Preferences) {
  return (
    <>
      <Topics topics={OFFER_TOPICS} preferences={preferences} change={change} />
      <CheckboxField
        label={texts.noMarketing}
        hint={texts.noMarketingHint}
        checked={preferences.noMarketing}
        onChange={({ target: { checked } }) =>
          change({ noMarketing: checked }, texts.savedNoMarketing({ isOff: checked }))
        }
        className="mt-6"
      />
    </>
  )
}

function AboutAccount({ preferences, change }: Preferences) {
  return (
    <>
      <Topics topics={ACCOUNT_TOPICS} preferences={preferences} change={change} />
      <h2 className="mt-10 mb-2 text-title">{texts.alwaysTitle}</h2>
      <SettingRows>
        {FIXED_TOPICS.map((topic) => (
          <SettingRow
            key={topic}
            label={texts.fixed[topic].title}
            action={<span className="text-small font-medium">{texts.always}</span>}
          >
            {texts.fixed[topic].about}
          </SettingRow>
        ))}
      </SettingRows>
    </>
  )
}

function Topics({ topics, preferences, change }: Preferences & { topics: readonly OptionalTopic[] }) {
  return (
    <ul>
      {topics.map((topic) => (
        <li key={topic} className="border-b">
          <TopicSwitch
            title={texts.topics[topic].title}
            about={texts.topics[topic].about}
            isOn={wantsMail(preferences, topic)}
            isOverruled={preferences.noMarketing && isOffer(topic)}
            onChange={(isOn) =>
              change({ topic, isOn }, texts.saved({ title: texts.topics[topic].title, isOn }))
            }
          />
        </li>
      ))}
    </ul>
  )
}

function RowsWaiting() {
  return (
    <Loading label={texts.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex items-center justify-between gap-6 border-b py-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4" />
          </div>
          <Skeleton className="h-6 w-10 rounded-pill" />
        </div>
      ))}
    </Loading>
  )
}
