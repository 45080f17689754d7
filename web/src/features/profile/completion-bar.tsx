import { profileTexts as texts } from './profile.texts.ts'

export function CompletionBar({ percent }: { percent: number }) {
  return (
    <div>
      <p className="flex items-baseline justify-between text-small">
        <span className="font-medium">{texts.completion}</span>
        <span className="even-figures">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={texts.completion}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-pill bg-off-soft"
      >
        <div className="h-full bg-ok" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
