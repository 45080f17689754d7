import { packaged } from '../../platform/pictures/packaged.ts'
import { mansionExterior1 } from '../../platform/pictures/pictures.json'
import { Page } from '../../ui/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CopyLink } from './copy-link.tsx'
import { referralTexts as texts } from './referral.texts.ts'

const picture = packaged(mansionExterior1)

export function ReferralPage({ link }: { link: string }) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <Steps />
          <div className="mt-8">
            <CopyLink link={link} />
          </div>
        </div>
        <div>
          <div className="photo max-lg:hidden">
            <Picture picture={picture} alt="" sizes="(min-width: 960px) 45vw, 1px" />
          </div>
          <Terms />
        </div>
      </div>
    </Page>
  )
}

function Steps() {
  return (
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
  )
}

function Terms() {
  return (
    <section aria-labelledby="terms" className="text-small text-ink-2 lg:mt-8">
      <h2 id="terms" className="font-sans text-small font-medium tracking-normal text-ink">
        {texts.termsTitle}
      </h2>
      <ul className="mt-2 grid gap-2">
        {texts.terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
