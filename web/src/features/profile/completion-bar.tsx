import type { OwnProfile } from '@roomtone/contract/profile/own-profile'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { formatPercent } from '../../platform/format/percent.ts'
import { listWords } from '../../platform/language/list-words.ts'

type CompletionBarProps = { profile: Pick<OwnProfile, 'completion' | 'missing'> }

export function CompletionBar({ profile: { completion: percent, missing } }: CompletionBarProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between text-small">
        <span className="font-medium">{texts.completion}</span>
        <span className="even-figures">{formatPercent(percent)}</span>
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
      {missing.length > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {texts.missing({ parts: listWords(missing.map((part) => texts.parts[part])) })}
        </p>
      )}
    </div>
  )
}
