import { devMailTexts as texts } from './dev-mail.texts.ts'
import type { DevMail } from './mails.query.ts'

/** Inside the frame nothing may run; a link opens beside the mailbox. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function MailBody({ mail, asText }: { mail: DevMail; asText: boolean }) {
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
      title={texts.frame(mail.subject)}
      sandbox={SANDBOX}
      srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      className="h-[70dvh] w-full rounded-m border"
    />
  )
}
