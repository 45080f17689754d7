import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { ToneLine } from '../../ui/tone-line.tsx'
import { hostingTexts } from './hosting.texts.ts'

const texts = hostingTexts.today
const HOURS = ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM', '6 PM', '8 PM', '10 PM']
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** A day without reservations sounds like its room. */
export function TodayPanel({ now }: { now: Date }) {
  return (
    <Page title={texts.empty} above={longDay.format(now)}>
      <Card>
        <h2 className="font-sans text-small font-medium tracking-normal">{texts.sheet}</h2>
        <div aria-hidden="true" className="mt-4 flex justify-between text-tiny text-ink-2">
          {HOURS.map((hour, index) => (
            <span key={hour} className={index % 2 === 1 ? 'max-md:hidden' : undefined}>
              {hour}
            </span>
          ))}
        </div>
        <ToneLine className="mt-2 border-t py-8 text-ink-3 [box-sizing:content-box]" />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
          <p className="text-ink-2">{texts.text}</p>
          <ButtonLink to="/hosting?tab=listings">{texts.action}</ButtonLink>
        </div>
      </Card>
    </Page>
  )
}
