import { EmptyInbox } from '../features/messages/empty-inbox.tsx'
import { messagesTexts as texts } from '../features/messages/messages.texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page as Frame } from '../ui/page.tsx'

export function Page() {
  return (
    <Frame title={texts.title}>
      <EmptyInbox action={<ButtonLink to="/search">{texts.guest.action}</ButtonLink>}>
        {texts.guest.text}
      </EmptyInbox>
    </Frame>
  )
}
