import { PRODUCTION_KINDS, PRODUCTION_TITLE_MAX, PURPOSE_MAX } from '@roomtone/domain/booking/production'
import { ACTIVITIES, type Activity } from '@roomtone/domain/listing/activities'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { activities, productionKinds } from '@roomtone/texts/labels'
import { Ban } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldMessage } from '../../../ui/field-message.tsx'
import type { Draft } from './request/kept.ts'
import { Step } from './step.tsx'

const texts = checkoutTexts.production
const { declaration } = checkoutTexts

type ProductionStepProps = {
  draft: Draft
  onDraft: (draft: Draft) => void
  allows: readonly Activity[]
  errorOf: (field: string) => string | undefined
}

export function ProductionStep({ draft, onDraft, allows, errorOf }: ProductionStepProps) {
  return (
    <Step number={2} title={texts.title}>
      <div className="grid gap-6">
        <TextField
          label={texts.name}
          name="production.title"
          autoComplete="off"
          maxLength={PRODUCTION_TITLE_MAX}
          value={draft.title}
          onChange={(event) => onDraft({ ...draft, title: event.target.value })}
          error={errorOf('production.title')}
        />
        <Kinds
          value={draft.kind}
          onChange={(kind) => onDraft({ ...draft, kind })}
          error={errorOf('production.kind')}
        />
        <TextField
          label={texts.purpose}
          name="production.purpose"
          autoComplete="off"
          maxLength={PURPOSE_MAX}
          hint={texts.purposeHint}
          value={draft.purpose}
          onChange={(event) => onDraft({ ...draft, purpose: event.target.value })}
          error={errorOf('production.purpose')}
        />
        <Declaration draft={draft} onDraft={onDraft} allows={allows} error={errorOf('production.involves')} />
      </div>
    </Step>
  )
}

type KindsProps = {
  value: Draft['kind']
  onChange: (kind: Draft['kind']) => void
  error: string | undefined
}

function Kinds({ value, onChange, error }: KindsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-small font-medium">{texts.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {PRODUCTION_KINDS.map((kind) => (
          <label
            key={kind}
            className={cx('pill relative font-medium', kind === value && 'pill-on', error && 'border-bad')}
          >
            <input
              type="radio"
              name="production.kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none forced-colors:appearance-auto"
            />
            {productionKinds[kind]}
          </label>
        ))}
      </div>
      <FieldMessage id={id}>{error}</FieldMessage>
    </fieldset>
  )
}

type DeclarationProps = Omit<ProductionStepProps, 'errorOf'> & { error: string | undefined }

function Declaration({ draft, onDraft, allows, error }: DeclarationProps) {
  const id = useId()
  const involves = (activity: Activity) => allows.includes(activity) && draft.involves.includes(activity)

  function toggle(activity: Activity): void {
    const next = draft.involves.includes(activity)
      ? draft.involves.filter((one) => one !== activity)
      : [...draft.involves, activity]
    onDraft({ ...draft, involves: next, isPlain: false })
  }

  return (
    <fieldset aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}>
      <legend className="text-small font-medium">{declaration.legend}</legend>
      <p id={`${id}-hint`} className="mb-2 text-small text-ink-2">
        {declaration.hint}
      </p>
      <div
        className={cx(
          'grid gap-px overflow-hidden rounded-m border bg-line sm:grid-cols-2',
          error && 'border-bad',
        )}
      >
        {ACTIVITIES.map((activity) => (
          <Tick
            key={activity}
            label={activities[activity]}
            isAllowed={allows.includes(activity)}
            isOn={involves(activity)}
            onToggle={() => toggle(activity)}
          />
        ))}
        <Tick
          label={declaration.none}
          isAllowed
          isOn={draft.isPlain}
          onToggle={() => onDraft({ ...draft, isPlain: !draft.isPlain, involves: [] })}
        />
      </div>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </fieldset>
  )
}

type TickProps = { label: string; isAllowed: boolean; isOn: boolean; onToggle: () => void }

function Tick({ label, isAllowed, isOn, onToggle }: TickProps) {
  return (
    <label
      className={cx(
        'flex min-h-13.5 items-center gap-3 bg-card px-4 py-2 text-small',
        isAllowed ? 'font-medium' : 'text-ink-2',
      )}
    >
      <input
        type="checkbox"
        name={isAllowed ? 'production.involves' : undefined}
        checked={isOn}
        disabled={!isAllowed}
        onChange={onToggle}
        className={isAllowed ? 'tick' : 'sr-only'}
      />
      {!isAllowed && <Ban className="size-5 flex-none" strokeWidth={1.5} aria-hidden="true" />}
      {label}
      {!isAllowed && <span className="ms-auto text-end text-tiny">{declaration.notAllowed}</span>}
    </label>
  )
}
