import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { RadioCards } from '../../../../ui/field.tsx'
import { explainPolicy } from '../explain-policy.ts'
import type { SectionProps } from '../section-props.ts'
import type { Values } from '../sections.ts'

const texts = editorTexts.booking

export function BookingSection({ edits: { values, set, errorOf } }: SectionProps) {
  const { cancellation } = useSite()
  const cards = <F extends 'bookingApproval' | 'guestPreference' | 'cancellationPolicy'>(name: F) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[F]),
  })
  return (
    <>
      <RadioCards
        {...cards('bookingApproval')}
        legend={screenTexts.booking.legend}
        options={[
          { value: 'manual', ...screenTexts.booking.manual },
          { value: 'instant', ...screenTexts.booking.instant },
        ]}
        hint={screenTexts.booking.recommended}
      />
      <RadioCards
        {...cards('guestPreference')}
        legend={screenTexts.guests.legend}
        options={[
          { value: 'any', ...screenTexts.guests.any },
          { value: 'experienced', ...screenTexts.guests.experienced },
        ]}
      />
      <RadioCards
        {...cards('cancellationPolicy')}
        legend={texts.cancellation}
        options={CANCELLATION_POLICIES.map((policy) => ({
          value: policy,
          label: cancellationPolicies[policy],
          description: explainPolicy(policy, cancellation[policy]),
        }))}
        hint={texts.cleaning}
      />
    </>
  )
}
