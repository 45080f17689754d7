import type { CrewView } from '@roomtone/contract/compliance/crew'
import { momentWords, zoneWords } from '../../../parts/time/when.ts'
import { crewTexts } from './crew.texts.ts'

const texts = crewTexts.sheet

/** The call sheet to read and to print. */
export function CallSheetFacts({ crew: { callSheet, timeZone } }: { crew: CrewView }) {
  if (callSheet === null) return <p className="text-ink-2">{texts.none}</p>
  const { callAt, parking, contacts, hospital, notes } = callSheet
  const facts = [
    [texts.callAt, `${momentWords(callAt, timeZone)}, ${zoneWords(timeZone, new Date(callAt))}`],
    [texts.parking, parking],
    [texts.contacts, contacts],
    [texts.hospital, hospital],
    [texts.notes, notes],
  ]
  return (
    <dl className="border-t">
      {facts.map(([title, text]) => (
        <div key={title} className="gap-4 border-b py-4 wrap-anywhere sm:flex print:break-inside-avoid">
          <dt className="flex-none font-medium sm:w-36">{title}</dt>
          <dd className="whitespace-pre-line text-ink-2">{text || texts.nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
