import type { PrivacySettingsView } from '@roomtone/contract/privacy/privacy-settings'
import { privacyTexts as texts } from '@roomtone/texts/account/privacy'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { TopicSwitch } from '../notification/topic-switch.tsx'
import { CloseSection } from './close-section.tsx'
import { DataSection } from './data-section.tsx'
import { type SwitchName, usePrivacy } from './use-privacy.ts'

const SEEN: SwitchName[] = ['readReceipts', 'searchEngines']
const IN_REVIEWS: SwitchName[] = ['shareHome', 'shareTripType', 'shareStayLength', 'shareServices']

export function PrivacySettings() {
  const { settings, saved, change } = usePrivacy()
  return (
    <div className="grid gap-12">
      {settings.data ? (
        <>
          <Switches {...{ title: texts.seen, names: SEEN, settings: settings.data, change }} />
          <Switches
            {...{
              title: texts.reviews,
              text: texts.reviewsText,
              names: IN_REVIEWS,
              settings: settings.data,
              change,
            }}
          />
        </>
      ) : settings.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        >
          {settings.error.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="mb-4 h-14" />
          ))}
        </Loading>
      )}
      <DataSection />
      <CloseSection />
      <p role="status" className="sr-only">
        {saved}
      </p>
    </div>
  )
}

type SwitchesProps = {
  title: string
  text?: string
  names: SwitchName[]
  settings: PrivacySettingsView
  change: (name: SwitchName, isOn: boolean) => void
}

function Switches({ title, text, names, settings, change }: SwitchesProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      {text && <p className="mt-2 max-w-prose text-small text-ink-2">{text}</p>}
      <ul>
        {names.map((name) => (
          <li key={name} className="border-b">
            <TopicSwitch
              {...texts.switches[name]}
              isOn={settings[name]}
              isOverruled={false}
              standing={settings[name] ? texts.on : texts.off}
              onChange={(isOn) => change(name, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
