import { devMailTexts as texts } from '@roomtone/texts/site/dev-mail'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { mailPath } from './mail-address.ts'
import { MailTime } from './mail-time.tsx'
import type { DevMail } from './mails.query.ts'

/** Nothing may run inside the frame; links open in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

function MailBody({ mail, asText }: { mail: DevMail; asText: boolean }) {
  if (asText) {
    return (
      <pre className="overflow-x-auto rounded-m border bg-card p-6 text-small whitespace-pre-wrap wrap-anywhere">
        {mail.text}
      </pre>
    )
  }
  return (
    <iframe
      key={mail.id}
      title={texts.frame({ subject: mail.subject })}
      sandbox={SANDBOX}
      srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      className="h-[70dvh] w-full rounded-m border"
    />
  )
}

export function MailDetail({ mail, to }: { mail: DevMail; to: string }) {
  const [asText, setAsText] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the focused list has just been hidden.
  useEffect(() => {
    const active = document.activeElement
    if (mail.id && !(active instanceof HTMLElement && active.offsetParent)) heading.current?.focus()
  }, [mail.id])
  return (
    <article className="grid min-w-0 gap-5">
      <Link
        to={mailPath({ to, id: null })}
        className="touch inline-flex items-center gap-2 text-small text-ink-2 hover:text-ink lg:hidden"
      >
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {texts.back}
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {mail.subject}
          </h2>
          <p className="mt-2 text-small wrap-anywhere text-ink-2">
            {texts.to} {mail.to} · <MailTime at={mail.sentAt} />
            {mail.unsubscribeUrl && (
              <>
                {' · '}
                <a className="underline" href={mail.unsubscribeUrl}>
                  {texts.unsubscribe}
                </a>
              </>
            )}
          </p>
        </div>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{texts.view}</legend>
          <Button variant={asText ? 'line' : 'ink'} aria-pressed={!asText} onClick={() => setAsText(false)}>
            {texts.html}
          </Button>
          <Button variant={asText ? 'ink' : 'line'} aria-pressed={asText} onClick={() => setAsText(true)}>
            {texts.text}
          </Button>
        </fieldset>
      </header>
      <MailBody mail={mail} asText={asText} />
    </article>
  )
}
