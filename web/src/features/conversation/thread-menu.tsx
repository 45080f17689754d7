import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { safetyTexts as texts } from '@roomtone/texts/conversation/safety'
import { Ban, Ellipsis, Flag } from 'lucide-react'
import { Fragment, Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

const ReportDialog = lazyPart(async () => ({
  default: (await import('../../parts/dialog/report-dialog.tsx')).ReportDialog,
}))
const BlockDialog = lazyPart(async () => ({
  default: (await import('./safety/block-dialog.tsx')).BlockDialog,
}))

export type Person = {
  id: string
  name: string
  isBlocked: boolean
  isCohost: boolean
}
type Question = { about: Person; ask: 'report' | 'block' | 'unblock' } | null
type Asked = Pick<ConversationView, 'id' | 'other' | 'closedBecause' | 'cohosts'>

/** What can be done about the other side, and about people who have written for it. */
export function ThreadMenu({ conversation }: { conversation: Asked }) {
  const { call } = useServices()
  const [question, setQuestion] = useState<Question>(null)
  const { id, other } = conversation
  const close = () => setQuestion(null)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.actions({ name: other.name })}>
            <Ellipsis strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        {peopleOf(conversation).map((about) => {
          const change = about.isBlocked ? 'unblock' : 'block'
          return (
            <Fragment key={about.id}>
              <MenuItem
                icon={<Flag strokeWidth={1.5} aria-hidden="true" />}
                onSelect={() => setQuestion({ about, ask: 'report' })}
              >
                {about.isCohost ? texts.reportPerson.openFor({ name: about.name }) : texts.reportPerson.open}
              </MenuItem>
              <MenuItem
                icon={<Ban strokeWidth={1.5} aria-hidden="true" />}
                onSelect={() => setQuestion({ about, ask: change })}
              >
                {texts[change].open({ name: about.name })}
              </MenuItem>
            </Fragment>
          )
        })}
      </Menu>
      <Suspense>
        {question?.ask === 'report' && (
          <ReportDialog
            title={texts.reportPerson.title({ name: question.about.name })}
            text={texts.reportPerson.text({ name: question.about.name })}
            confirm={texts.reportPerson.confirm}
            done={{
              title: texts.reportPerson.done.title({ name: question.about.name }),
              text: texts.reportPerson.done.text,
            }}
            onReport={(reason) => {
              const body = { reason, personId: question.about.id }
              return call(conversationCalls.reportPerson, { params: { id }, body })
            }}
            onClose={close}
          />
        )}
        {question && question.ask !== 'report' && (
          <BlockDialog
            conversationId={id}
            person={question.about}
            blocked={question.ask === 'block'}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function peopleOf({ other, closedBecause, cohosts }: Asked): Person[] {
  const isBlocked = closedBecause === 'you_blocked'
  return [
    { id: other.id, name: other.name, isBlocked, isCohost: false },
    ...cohosts.map((cohost) => ({ ...cohost, isCohost: true })),
  ]
}
