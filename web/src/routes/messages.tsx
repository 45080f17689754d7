import { messagesTexts as texts } from '@roomtone/texts/conversation/messages'
import { EmptyInbox } from '../features/conversation/inbox/empty-inbox.tsx'
import { Inbox } from '../features/conversation/inbox/inbox.tsx'
import { ButtonLink } from '../ui/button.tsx'

export { messages as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return (
    <Inbox
      title={texts.title}
      empty={
        <EmptyInbox action={<ButtonLink to="/search">{texts.guest.action}</ButtonLink>}>
          {texts.guest.text}
        </EmptyInbox>
      }
    />
  )
}
