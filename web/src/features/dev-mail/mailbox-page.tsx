import { devMailTexts as texts } from '@roomtone/texts/site/dev-mail'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'

export function MailboxPage() {
  const { queryClient } = useServices()
  const refresh = useMutation({
    mutationFn: () => queryClient.refetchQueries({ queryKey: ['dev-mails'], type: 'active' }),
  })
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button
          variant="line"
          pending={refresh.isPending}
          pendingText={texts.refreshing}
          onClick={() => refresh.mutate()}
        >
          {texts.refresh}
        </Button>
      }
    >
      <Mailbox />
    </Page>
  )
}
