import { Page } from '../../ui/page.tsx'
import { CopyLink } from './copy-link.tsx'
import { referralTexts as texts } from './referral.texts.ts'

export function ReferralPage({ link }: { link: string }) {
  return (
    <Page title={texts.title} intro={texts.intro} measure="text">
      <ol className="border-t border-ink">
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
      <div className="mt-8">
        <CopyLink link={link} />
      </div>
      <section aria-labelledby="terms" className="mt-12 text-small text-ink-2">
        <h2 id="terms" className="font-sans text-small font-medium tracking-normal text-ink">
          {texts.termsTitle}
        </h2>
        <ul className="mt-2 grid gap-2">
          {texts.terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
