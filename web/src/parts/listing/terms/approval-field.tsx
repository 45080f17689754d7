import { BOOKING_APPROVALS, type BookingApproval } from '@roomtone/domain/listing/options'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { RadioCards } from '../../../ui/field.tsx'

const texts = screenTexts.booking

type ApprovalFieldProps = {
  value: BookingApproval
  onChange: (approval: BookingApproval) => void
  error?: string | undefined
  /** A heading above names it already. */
  isTitled?: boolean
}

export function ApprovalField({ value, onChange, error, isTitled = false }: ApprovalFieldProps) {
  return (
    <RadioCards
      name="bookingApproval"
      legend={isTitled ? <span className="sr-only">{texts.legend}</span> : texts.legend}
      options={BOOKING_APPROVALS.map((approval) => ({ value: approval, ...texts[approval] }))}
      value={value}
      onChange={(event) => onChange(event.target.value as BookingApproval)}
      error={error}
      hint={texts.recommended}
    />
  )
}
