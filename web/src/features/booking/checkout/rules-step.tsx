import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { CheckboxField } from '../../../ui/field.tsx'
import { Step } from './step.tsx'
import type { Subject } from './subject.ts'

const texts = checkoutTexts.rules

type RulesStepProps = {
  number: number
  rules: Subject['rules']
  /** Null: agreed when the request was sent. */
  agreement: { value: boolean; onChange: (value: boolean) => void; error: string | undefined } | null
}

export function RulesStep({ number, rules, agreement }: RulesStepProps) {
  return (
    <Step number={number} title={texts.title}>
      <dl className="-mt-3 mb-6 text-small">
        {rules.map((rule, index) => (
          // Two rules of a host may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order while it is shown
          <div key={index} className="gap-4 border-b py-3 wrap-anywhere sm:flex">
            <dt className="flex-none font-medium sm:w-36">{rule.title}</dt>
            <dd className="text-ink-2">{rule.body}</dd>
          </div>
        ))}
      </dl>
      {agreement ? (
        <CheckboxField
          name="agreed"
          label={texts.agree}
          checked={agreement.value}
          onChange={(event) => agreement.onChange(event.target.checked)}
          error={agreement.error}
          className="rounded-s bg-paper-2 p-4"
        />
      ) : (
        <p className="rounded-s bg-paper-2 p-4 text-small text-ink-2">{texts.agreed}</p>
      )}
    </Step>
  )
}
