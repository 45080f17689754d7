import type { openCallSheet } from '@roomtone/contract/compliance/crew'
import type { Reply } from '@roomtone/contract/endpoint'
import { toLocal } from '@roomtone/domain/time/zone'
import { callSheetTexts as texts } from '@roomtone/texts/compliance/call-sheet'
import { arrivalTexts } from '@roomtone/texts/listing/arrival'
import { MapPin, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { ArrivalPictures } from '../../../parts/listing/arrival/arrival-pictures.tsx'
import { Wordmark } from '../../../parts/site/wordmark.tsx'
import { dayWords, momentWords, zoneWords } from '../../../parts/time/when.ts'
import { timeWords } from '../../../platform/language/clock.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { phoneParts } from './phone-parts.ts'

type CallSheet = Reply<typeof openCallSheet>
type Place = NonNullable<CallSheet['place']>

/** Laid out as a table, because only a table's head repeats on every printed page. */
export function Sheet({ sheet }: { sheet: CallSheet }) {
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-xl pt-4 pb-20 outline-none print:py-0">
      <table role="presentation" className="w-full" style={{ tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <td>
              <Head viewer={sheet.viewer} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Body sheet={sheet} />
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  )
}

function Head({ viewer }: Pick<CallSheet, 'viewer'>) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Wordmark to="/" />
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <Mark viewer={viewer} />
    </>
  )
}

function Body({ sheet }: { sheet: CallSheet }) {
  const { viewer, production, title } = sheet
  return (
    <>
      <header className="mt-6">
        <p className="text-small text-ink-2">{texts.title}</p>
        <h1 className="wrap-anywhere">{production}</h1>
        <p className="mt-2 text-ink-2 wrap-anywhere">{title}</p>
      </header>
      <CallTime sheet={sheet} />
      <Where sheet={sheet} />
      <Words sheet={sheet} />
      <Rules rules={sheet.houseRules} />
      <footer className="mt-10 border-t pt-4">
        <p className="text-small text-ink-2">{texts.personal}</p>
        <div className="print:hidden">
          <Mark viewer={viewer} />
        </div>
      </footer>
    </>
  )
}

/** Identifies the reader, so that a leaked copy can be traced. */
function Mark({ viewer: { name, role, code } }: Pick<CallSheet, 'viewer'>) {
  return <p className="text-tiny text-ink-2 wrap-anywhere">{texts.yours({ name, role, code })}</p>
}

function CallTime({ sheet }: { sheet: CallSheet }) {
  const { callAt, timeZone, shoot } = sheet
  const call = callAt === null ? null : toLocal(new Date(callAt), timeZone)
  return (
    <section aria-label={texts.call} className="mt-8 border-y py-6">
      <h2 className="font-sans text-small font-medium tracking-normal text-ink-2">{texts.call}</h2>
      {call ? (
        <>
          <p className="font-serif text-display even-figures">{timeWords(call.minutes)}</p>
          <p className="mt-2 text-h3">{dayWords(call.date)}</p>
        </>
      ) : (
        <p className="font-serif text-h2">{texts.noCall}</p>
      )}
      <p className="text-ink-2">{zoneWords(timeZone, new Date(sheet.startsAt))}</p>
      <p className="mt-3 text-small text-ink-2">
        {texts.booked}: {whenWords(sheet)}
      </p>
      {isPartOf(sheet) && (
        <p className="text-small text-ink-2">
          {texts.shoot}: {whenWords({ ...shoot, timeZone })}
        </p>
      )}
    </section>
  )
}

/** Prep or strike lie around the shoot. */
function isPartOf({ shoot, startsAt, endsAt }: CallSheet): boolean {
  return shoot.startsAt !== startsAt || shoot.endsAt !== endsAt
}

function Where({ sheet: { place, addressFrom, timeZone, parking } }: { sheet: CallSheet }) {
  if (!place)
    return (
      <Part title={texts.place}>
        <p>{texts.early({ when: momentWords(addressFrom, timeZone) })}</p>
        <p className="text-small text-ink-2 print:hidden">{texts.earlyHint}</p>
      </Part>
    )
  const lines = addressLines(place)
  return (
    <>
      <Part title={texts.place}>
        <p className="text-h3">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ink', className: 'mt-4 print:hidden' })}
        >
          <MapPin className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {texts.maps}
        </a>
      </Part>
      <Told title={texts.access} text={place.accessNotes} />
      <Told title={arrivalTexts.loadIn} text={place.loadIn} />
      {place.parking !== '' && (
        <Told title={texts.parking} text={[place.parking, parking].filter(Boolean).join('\n')} />
      )}
      {place.arrivalPhotos.length > 0 && (
        <Part title={arrivalTexts.pictures}>
          <ArrivalPictures photos={place.arrivalPhotos} />
        </Part>
      )}
    </>
  )
}

function addressLines({ address, city, state, zip, country }: Place): string[] {
  return [address, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '), country].filter(
    Boolean,
  )
}

function Words({ sheet: { place, callAt, parking, contacts, hospital, notes } }: { sheet: CallSheet }) {
  if (callAt === null && `${parking}${contacts}${hospital}${notes}` === '')
    return <p className="mt-8 text-ink-2">{texts.empty}</p>
  return (
    <>
      <Told title={texts.contacts} text={contacts} />
      {/* With the host's parking notes above, the production's are shown right below them there. */}
      {!place?.parking && <Told title={texts.parking} text={parking} />}
      <Told title={texts.hospital} text={hospital} />
      <Told title={texts.notes} text={notes} />
    </>
  )
}

/** The text as written, with its phone numbers as links. */
function Told({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <Part title={title}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
        <p key={index} className="min-h-6">
          {phoneParts(line).map(({ text: words, tel }, at) =>
            tel === null ? (
              words
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same number twice
              <a key={at} href={`tel:${tel}`} className="link touch inline-flex items-center">
                {words}
              </a>
            ),
          )}
        </p>
      ))}
    </Part>
  )
}

function Rules({ rules }: { rules: CallSheet['houseRules'] }) {
  if (rules.length === 0) return null
  return (
    <Part title={texts.rules}>
      <dl className="border-t">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen with the booking, and two may have the same words
          <div key={index} className="border-b py-3 print:break-inside-avoid">
            <dt className="font-medium">{rule.title}</dt>
            <dd className="text-ink-2">{rule.body}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8 wrap-anywhere">
      <h2 className="mb-2 text-title">{title}</h2>
      {children}
    </section>
  )
}
