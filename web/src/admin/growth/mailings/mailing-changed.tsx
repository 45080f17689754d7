import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'

const texts = mailingsTexts.changed

type MailingChangedProps = { theirs: MailingView; onTake: () => void; onKeep: () => void }

/** Shows a colleague's version beside one's own: the next save or send has to choose between the two. */
export function MailingChanged({ theirs, onTake, onKeep }: MailingChangedProps) {
  // Both buttons disappear with the card.
  const choose = (act: () => void) => () => {
    act()
    focusIfLost(document.getElementById('main'))
  }
  return (
    <Card className="lg:col-span-2">
      <section role="alert" aria-label={texts.title} className="grid gap-3">
        <h2 className="text-title">{texts.title}</h2>
        <p className="text-small text-ink-2">{texts.text}</p>
        <p className="font-medium wrap-anywhere">{theirs.subject}</p>
        <p className="whitespace-pre-line wrap-anywhere">{theirs.body}</p>
        {theirs.link && (
          <p className="text-small text-ink-2 wrap-anywhere">
            {theirs.link.label} · {theirs.link.path}
          </p>
        )}
        <p className="text-small text-ink-2">
          {mailingsTexts.topics[theirs.topic]} · {mailingsTexts.audiences[theirs.audience]}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="line" onClick={choose(onTake)}>
            {texts.takeTheirs}
          </Button>
          <Button variant="line" onClick={choose(onKeep)}>
            {texts.keepMine}
          </Button>
        </div>
      </section>
    </Card>
  )
}
