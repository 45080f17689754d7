import { CANCELLATION_POLICIES, type CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { useSite } from '../../../platform/queries/site.query.ts'
import { RadioCards } from '../../../ui/field.tsx'
import { explainPolicy } from './explain-policy.ts'

const texts = editorTexts.booking

type CancellationFieldProps = {
  value: CancellationPolicy
  onChange: (policy: CancellationPolicy) => void
  error?: string | undefined
  /** A heading above names it already. */
  isTitled?: boolean
}

/** Each tier with its meaning, computed from the rule itself. */
export function CancellationField({ value, onChange, error, isTitled = false }: CancellationFieldProps) {
  const { cancellation } = useSite()
  return (
    <RadioCards
      name="cancellationPolicy"
      legend={isTitled ? <span className="sr-only">{texts.cancellation}</span> : texts.cancellation}
      options={CANCELLATION_POLICIES.map((policy) => ({
        value: policy,
        label: cancellationPolicies[policy],
        description: explainPolicy(policy, cancellation[policy]),
      }))}
      value={value}
      onChange={(event) => onChange(event.target.value as CancellationPolicy)}
      error={error}
      hint={texts.cleaning}
    />
  )
}
