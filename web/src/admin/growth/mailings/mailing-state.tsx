import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingsTexts as texts } from '@roomtone/texts/admin/mailings'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES: Record<MailingView['state'], BadgeTone> = { draft: 'off', sending: 'wait', sent: 'ok' }

export function MailingState({ state }: { state: MailingView['state'] }) {
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}
