import { referralTexts as texts } from '@roomtone/texts/referral/referral'
import { Link } from 'react-router'
import { useSite } from '../../platform/queries/site.query.ts'

export function Steps() {
  return (
    <ol aria-label={texts.stepsLabel} className="border-t border-ink">
      {texts.steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-x-2 gap-y-1 border-b py-6">
          <span aria-hidden="true" className="row-span-2 font-serif text-h2 text-accent">
            {index + 1}
          </span>
          <h2>{step.title}</h2>
          <p className="text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

export function Terms() {
  const { inviteOnly } = useSite()
  const lines = [...texts.terms, inviteOnly ? texts.termsDoor.closed : texts.termsDoor.open]
  return (
    <section aria-labelledby="terms" className="text-small text-ink-2">
      <h2 id="terms" className="font-sans text-small font-medium tracking-normal text-ink">
        {texts.termsTitle}
      </h2>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/help?article=refer-a-host" className="link touch">
          {texts.help}
        </Link>
      </p>
    </section>
  )
}
