import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import { CANCELLATION_POLICIES, type CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import { areStepsSound, type CancellationStep, STEPS_MAX } from '@roomtone/domain/cancellation/steps'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SettingForm } from './setting-form.tsx'
import { settingOf } from './settings.query.ts'
import { stepsWords } from './steps-words.ts'
import { useDraft } from './use-draft.ts'

const texts = settingsTexts.cancellation

export function CancellationPanel({ settings }: { settings: readonly SettingView[] }) {
  const setting = settingOf(settings, 'cancellation')
  const [draft, change, isChanged] = useDraft(setting.version, setting.value)
  const changed = CANCELLATION_POLICIES.filter(
    (one) => stepsWords(draft[one]) !== stepsWords(setting.value[one]),
  )
  return (
    <SettingForm
      setting={setting}
      draft={draft}
      isChanged={isChanged}
      text={texts.text}
      preview={
        changed.length > 0 && (
          <section aria-label={settingsTexts.preview.title} className="rounded-m bg-paper-2 p-4 md:p-6">
            <h3 className="font-sans text-body font-semibold tracking-normal">
              {settingsTexts.preview.title}
            </h3>
            {changed.map((policy) => (
              <dl key={policy} className="mt-4 text-small">
                <dt className="font-medium">{cancellationPolicies[policy]}</dt>
                <dd className="text-ink-2">
                  {settingsTexts.preview.before}: {stepsWords(setting.value[policy])}
                </dd>
                <dd>
                  {settingsTexts.preview.after}: {stepsWords(draft[policy])}
                </dd>
              </dl>
            ))}
          </section>
        )
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        {CANCELLATION_POLICIES.map((policy) => (
          <Policy
            key={policy}
            policy={policy}
            steps={draft[policy]}
            onChange={(steps) => change({ ...draft, [policy]: steps })}
          />
        ))}
      </div>
    </SettingForm>
  )
}

type PolicyProps = {
  policy: CancellationPolicy
  steps: readonly CancellationStep[]
  onChange: (steps: CancellationStep[]) => void
}

function Policy({ policy, steps, onChange }: PolicyProps) {
  const last = steps.at(-1)
  const set = (index: number, part: Partial<CancellationStep>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...part } : step)))
  return (
    <fieldset>
      <legend className="text-small font-medium">{cancellationPolicies[policy]}</legend>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <li key={index} className="flex items-end gap-3">
            <NumberField
              label={`${texts.step({ index: index + 1 })}: ${texts.hours}`}
              value={step.hoursBefore}
              onChange={(hoursBefore) => set(index, { hoursBefore })}
            />
            <NumberField
              label={texts.percent}
              value={step.refundPercent}
              onChange={(refundPercent) => set(index, { refundPercent })}
            />
            {steps.length > 1 && (
              <IconButton
                label={texts.removeStep({ policy: cancellationPolicies[policy], index: index + 1 })}
                onClick={() => onChange(steps.filter((_, at) => at !== index))}
              >
                <X strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {!areStepsSound(steps) && (
        <p role="alert" className="mt-3 text-small text-bad">
          {texts.unsound}
        </p>
      )}
      {steps.length < STEPS_MAX && last && (
        <Button
          variant="quiet"
          className="mt-3"
          onClick={() =>
            onChange([
              ...steps,
              {
                hoursBefore: Math.floor(last.hoursBefore / 2),
                refundPercent: Math.floor(last.refundPercent / 2),
              },
            ])
          }
        >
          {texts.addStep}
        </Button>
      )}
    </fieldset>
  )
}

type NumberFieldProps = { label: string; value: number; onChange: (value: number) => void }

function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      className="min-w-0 flex-1"
    />
  )
}
