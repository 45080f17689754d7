import { privacyTexts } from '@roomtone/texts/account/privacy'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { Button } from '../../../../ui/button.tsx'

const texts = privacyTexts.closing

const CloseDialog = lazyPart(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))

export function CloseSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{texts.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.action}
        </Button>
        <Link to="/help?article=close-your-account" className="link text-small">
          {texts.more}
        </Link>
      </div>
      {isAsking && (
        <Suspense>
          <CloseDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
