import type { BookingView } from '@roomtone/contract/booking/booking'
import { Section } from '../../../ui/section.tsx'
import { tripTexts } from './trips.texts.ts'

const texts = tripTexts.rules

/** The rules as the guest agreed to them; what the host writes later is for later guests. */
export function TripRules({ rules }: { rules: BookingView['houseRules'] }) {
  return (
    <Section title={texts.title}>
      {rules.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <dl className="border-t">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen with the booking, and two may have the same words
            <div key={index} className="gap-4 border-b py-4 wrap-anywhere sm:flex">
              <dt className="flex-none font-medium sm:w-36">{rule.title}</dt>
              <dd className="text-ink-2">{rule.body}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
