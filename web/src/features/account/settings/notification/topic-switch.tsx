import { notificationSettingsTexts as texts } from '@roomtone/texts/account/notification-settings'
import { useId } from 'react'
import { Switch } from '../../../../ui/switch.tsx'

type TopicSwitchProps = {
  title: string
  about: string
  isOn: boolean
  /** Something above it turns it off, whatever its own value. */
  isOverruled: boolean
  /** For a switch that is not about emails. */
  standing?: string
  onChange: (isOn: boolean) => void
}

/** One kind of mail. The words beside the switch press it too. */
export function TopicSwitch({ title, about, isOn, isOverruled, standing, onChange }: TopicSwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-6">
      <label htmlFor={id} className="min-w-0 flex-1 py-4">
        <span id={`${id}-title`} className="block font-medium">
          {title}
        </span>
        <span id={`${id}-about`} className="block text-small text-ink-2">
          <b className="font-medium text-ink">{standing ?? (isOn ? texts.on : texts.off)}</b> · {about}
        </span>
      </label>
      <Switch
        id={id}
        label={null}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={isOverruled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
