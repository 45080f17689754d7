import { settingEdit } from '@roomtone/contract/platform-settings/settings'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import type { SettingName } from '@roomtone/domain/settings/settings'
import { settingsTexts as texts } from '@roomtone/texts/admin/settings'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Setting, settingsQuery } from './settings.query.ts'

type SettingFormProps<N extends SettingName> = {
  setting: Setting<N>
  /** The value in the form. */
  draft: unknown
  isChanged: boolean
  text: string
  /** What saving would change, in figures. */
  preview?: ReactNode
  children: ReactNode
}

/**
 * One setting: its fields, what they do, and why they are changed. It is saved only over the version that the
 * admin has seen.
 */
export function SettingForm<N extends SettingName>(props: SettingFormProps<N>) {
  const { setting, draft, isChanged, text, preview, children } = props
  const services = useServices()
  const queryClient = useQueryClient()
  const name = setting.name as N
  const form = useForm({
    schema: settingEdit,
    read: (data) => ({ name, value: draft, version: setting.version, reason: data.get('reason') }),
    submit: async (body) => {
      if (!isChanged) return void showToast('info', texts.unchanged)
      try {
        queryClient.setQueryData(
          settingsQuery(services).queryKey,
          await services.call(settingsCalls.change, { body }),
        )
        void showToast('success', texts.saved)
      } finally {
        // After a refusal too: a colleague was quicker, and their value is the current one.
        await queryClient.invalidateQueries({ queryKey: ['admin'] })
        await queryClient.invalidateQueries({ queryKey: ['site'] })
      }
    },
  })
  const error = form.errorOf('value')
  return (
    <Card className="mb-6">
      <form noValidate onSubmit={form.onSubmit}>
        <h2 className="text-title">{texts.names[name]}</h2>
        <p className="mt-1 max-w-2xl text-small text-ink-2">{text}</p>
        <div className="mt-6">{children}</div>
        {error && (
          <p role="alert" className="mt-3 text-small text-bad">
            {error}
          </p>
        )}
        {preview && <div className="mt-6">{preview}</div>}
        <div className="mt-6 grid gap-4 border-t pt-6 md:flex md:items-center">
          <TextField
            key={setting.version}
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            maxLength={500}
            autoComplete="off"
            error={form.errorOf('reason')}
            className="flex-1"
          />
          <Button type="submit" pending={form.pending} pendingText={texts.saving}>
            {texts.save}
          </Button>
        </div>
        <p className="mt-3 text-small text-ink-2">{versionWords(setting)}</p>
      </form>
    </Card>
  )
}

function versionWords({ version, updatedBy }: Pick<Setting<SettingName>, 'version' | 'updatedBy'>): string {
  if (version === 0) return texts.neverChanged
  return updatedBy === null ? texts.version({ version }) : texts.versionBy({ version, who: updatedBy })
}
