import { todayTexts as texts } from '@roomtone/texts/hosting/today'
import { hourWords } from '../../../platform/language/clock.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ToneLine } from '../../../ui/tone-line.tsx'

const HOURS = [8, 10, 12, 14, 16, 18, 20, 22].map((hour) => hourWords(hour))

/** A day without reservations plays its room's sound. Short where a call sheet is above it. */
export function QuietDay({ isShort = false }: { isShort?: boolean }) {
  return (
    <Card>
      {!isShort && (
        <>
          <h2 className="font-sans text-small font-medium tracking-normal">{texts.sheet.title}</h2>
          <div aria-hidden="true" className="mt-4 flex justify-between text-tiny text-ink-2">
            {HOURS.map((hour, index) => (
              <span key={hour} className={index % 2 === 1 ? 'max-md:hidden' : undefined}>
                {hour}
              </span>
            ))}
          </div>
          <ToneLine className="mt-2 border-t py-8 text-ink-3 [box-sizing:content-box]" />
        </>
      )}
      <div className={isShort ? QUIET : `${QUIET} border-t pt-6`}>
        <p className="text-ink-2">{texts.emptyText}</p>
        <ButtonLink to="/hosting?tab=listings">{texts.emptyAction}</ButtonLink>
      </div>
    </Card>
  )
}

const QUIET = 'flex flex-wrap items-center justify-between gap-4'
