import { type Place, positionOf, progressAt, SCREENS } from '@roomtone/domain/listing/wizard'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { segmentsAt } from './fields/segments.ts'

const texts = wizardTexts.frame

/** Three steps side by side, one progress bar to the screen reader. */
export function WizardProgress({ place }: { place: Place }) {
  return (
    <div
      role="progressbar"
      aria-label={texts.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progressAt(place) * 100)}
      aria-valuetext={inWords(place)}
      className="grid grid-cols-3 gap-1.5"
    >
      {segmentsAt(place).map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are three and never change places
        <div key={index} className="h-1 bg-line">
          <div className="h-full bg-ink transition-[width]" style={{ width: `${share * 100}%` }} />
        </div>
      ))}
    </div>
  )
}

function inWords(place: Place): string {
  if (place === 'overview') return texts.overviewText
  if (place === 'terms') return texts.termsText
  const { step, index } = positionOf(place)
  const of = SCREENS.filter((screen) => positionOf(screen).step === step).length
  return texts.progressText({ step, screen: index + 1, of })
}
