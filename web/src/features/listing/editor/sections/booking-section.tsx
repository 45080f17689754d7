import type { GuestPreference } from '@roomtone/domain/listing/options'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { ApprovalField } from '../../../../parts/listing/terms/approval-field.tsx'
import { CancellationField } from '../../../../parts/listing/terms/cancellation-field.tsx'
import { RadioCards } from '../../../../ui/field.tsx'
import type { SectionProps } from '../section-props.ts'

export function BookingSection({ edits: { values, set, errorOf } }: SectionProps) {
  return (
    <>
      <ApprovalField
        value={values.bookingApproval}
        onChange={(approval) => set('bookingApproval', approval)}
        error={errorOf('bookingApproval')}
      />
      <RadioCards
        name="guestPreference"
        legend={screenTexts.guests.legend}
        options={[
          { value: 'any', ...screenTexts.guests.any },
          { value: 'experienced', ...screenTexts.guests.experienced },
        ]}
        value={values.guestPreference}
        onChange={(event) => set('guestPreference', event.target.value as GuestPreference)}
        error={errorOf('guestPreference')}
      />
      <CancellationField
        value={values.cancellationPolicy}
        onChange={(policy) => set('cancellationPolicy', policy)}
        error={errorOf('cancellationPolicy')}
      />
    </>
  )
}
