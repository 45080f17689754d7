import { Link } from 'react-router'
import { deactivateTexts } from './deactivate.texts.ts'
import { DeactivateButton } from './deactivate-button.tsx'

const texts = deactivateTexts.section

export function DeactivateSection() {
  return (
    <section aria-labelledby="deactivate-title" className="mt-12 max-w-3xl">
      <h2 id="deactivate-title" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-2 text-ink-2">{texts.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DeactivateButton label={texts.action} />
        <Link to="/help?article=close-your-account" className="link text-small">
          {texts.more}
        </Link>
      </div>
    </section>
  )
}
