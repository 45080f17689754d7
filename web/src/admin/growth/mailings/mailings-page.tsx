import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { MailingPage } from './mailing-page.tsx'
import { MailingsList } from './mailings-list.tsx'

export function MailingsPage() {
  const id = useUrlState().text('mailing', 36)
  return id === '' ? <MailingsList /> : <MailingPage id={id} />
}
