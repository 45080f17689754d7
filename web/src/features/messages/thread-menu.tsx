import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { Ban, Ellipsis, Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { safetyTexts as texts } from './safety.texts.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))

type Question = 'report' | 'block' | 'unblock' | null
type ThreadMenuProps = { conversation: Pick<ConversationView, 'id' | 'other' | 'closedBecause'> }

/** What can be done about the other side. */
export function ThreadMenu({ conversation }: ThreadMenuProps) {
  const { call } = useServices()
  const [question, setQuestion] = useState<Question>(null)
  const { id, other, closedBecause } = conversation
  const close = () => setQuestion(null)
  const change = closedBecause === 'you_blocked' ? 'unblock' : 'block'
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.actions(other.name)}>
            <Ellipsis strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Flag strokeWidth={1.5} aria-hidden="true" />} onSelect={() => setQuestion('report')}>
          {texts.reportPerson.open}
        </MenuItem>
        <MenuItem icon={<Ban strokeWidth={1.5} aria-hidden="true" />} onSelect={() => setQuestion(change)}>
          {texts[change].open(other.name)}
        </MenuItem>
      </Menu>
      <Suspense>
        {question === 'report' && (
          <ReportDialog
            title={texts.reportPerson.title(other.name)}
            text={texts.reportPerson.text(other.name)}
            confirm={texts.reportPerson.confirm}
            done={texts.reportPerson.done(other.name)}
            onReport={(reason) => call(conversationCalls.reportPerson, { params: { id }, body: { reason } })}
            onClose={close}
          />
        )}
        {(question === 'block' || question === 'unblock') && (
          <BlockDialog conversation={conversation} blocked={question === 'block'} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
