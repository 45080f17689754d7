import type { BookingApproval, GuestPreference } from '@roomtone/domain/listing/options'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { CalendarCheck, ShieldCheck, UsersRound, Zap } from 'lucide-react'
import { RadioCards } from '../../../ui/field.tsx'
import type { ScreenProps } from './screen-props.ts'

const { booking, guests } = screenTexts

export function BookingSettingsScreen({ content, onChange }: ScreenProps) {
  return (
    <RadioCards
      name="bookingApproval"
      legend={<span className="sr-only">{booking.legend}</span>}
      columns={1}
      options={[
        {
          value: 'manual',
          label: booking.manual.label,
          description: `${booking.recommended}. ${booking.manual.description}`,
          icon: <CalendarCheck strokeWidth={1.5} aria-hidden="true" />,
        },
        { value: 'instant', ...booking.instant, icon: <Zap strokeWidth={1.5} aria-hidden="true" /> },
      ]}
      value={content.bookingApproval}
      onChange={(event) => onChange({ bookingApproval: event.target.value as BookingApproval })}
    />
  )
}

export function GuestPreferenceScreen({ content, onChange }: ScreenProps) {
  return (
    <RadioCards
      name="guestPreference"
      legend={<span className="sr-only">{guests.legend}</span>}
      columns={1}
      options={[
        { value: 'any', ...guests.any, icon: <UsersRound strokeWidth={1.5} aria-hidden="true" /> },
        {
          value: 'experienced',
          ...guests.experienced,
          icon: <ShieldCheck strokeWidth={1.5} aria-hidden="true" />,
        },
      ]}
      value={content.guestPreference}
      onChange={(event) => onChange({ guestPreference: event.target.value as GuestPreference })}
    />
  )
}
