import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { CrewMemberView, CrewView } from '@roomtone/contract/compliance/crew'
import { crewTexts } from '@roomtone/texts/compliance/crew'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { SelectBox } from '../../../parts/list/select-box.tsx'
import { momentWords } from '../../../parts/time/when.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { crewQuery } from './crew.query.ts'
import { LinkPanel } from './link-panel.tsx'
import { linkWords } from './link-words.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const texts = crewTexts.links

type CrewLinksProps = { bookingId: string; crew: CrewView; isUnsaved: boolean }

/** A link for each person on the saved list. */
export function CrewLinks({ bookingId, crew, isUnsaved }: CrewLinksProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { members, timeZone, addressFrom } = crew
  const reachable = members.filter(({ email }) => email !== null).map(({ id }) => id)
  const picked = reachable.filter((id) => chosen.includes(id))
  if (members.length === 0) return <p className="text-ink-2">{texts.nobody}</p>
  const isOpen = Date.parse(addressFrom) <= Date.now()
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {isOpen ? texts.addressNow : texts.address({ when: momentWords(addressFrom, timeZone) })}
      </p>
      {crew.callSheet === null && <p className="text-ink-2">{texts.noSheet}</p>}
      {isUnsaved && <p className="rounded-m bg-wait-soft p-4 text-small text-wait">{texts.unsaved}</p>}
      {reachable.length > 1 && (
        <SelectBox
          checked={picked.length === reachable.length}
          indeterminate={picked.length > 0 && picked.length < reachable.length}
          onChange={(checked) => setChosen(checked ? reachable : [])}
        >
          {texts.all({ reachable: reachable.length })}
        </SelectBox>
      )}
      <ul aria-label={texts.list} className="border-t">
        {members.map((member) => (
          <PersonLink
            key={member.id}
            bookingId={bookingId}
            member={member}
            timeZone={timeZone}
            isChosen={picked.includes(member.id)}
            onChoose={(on) =>
              setChosen(on ? [...picked, member.id] : picked.filter((id) => id !== member.id))
            }
          />
        ))}
      </ul>
      {reachable.length > 0 && (
        <SendLinks bookingId={bookingId} memberIds={picked} onSent={() => setChosen([])} />
      )}
    </div>
  )
}

type SendLinksProps = { bookingId: string; memberIds: string[]; onSent: () => void }

function SendLinks({ bookingId, memberIds, onSent }: SendLinksProps) {
  const services = useServices()
  const send = useMutation({
    mutationFn: () => services.call(crewCalls.sendLinks, { params: { id: bookingId }, body: { memberIds } }),
    onSuccess: (crew) => {
      services.queryClient.setQueryData(crewQuery(services, bookingId).queryKey, crew)
      void showToast('success', texts.sent({ sent: memberIds.length }))
      onSent()
    },
    onError: toastError,
  })
  return (
    <div>
      <Button
        pending={send.isPending}
        pendingText={texts.sending}
        onClick={() => {
          if (memberIds.length === 0) void showToast('error', toastTexts.error, texts.chooseFirst)
          else send.mutate()
        }}
      >
        {texts.send({ chosen: memberIds.length })}
      </Button>
    </div>
  )
}

type PersonLinkProps = {
  bookingId: string
  member: CrewMemberView
  timeZone: string
  isChosen: boolean
  onChoose: (on: boolean) => void
}

function PersonLink({ bookingId, member, timeZone, isChosen, onChoose }: PersonLinkProps) {
  const services = useServices()
  const { name, role, email, link } = member
  const button = useRef<HTMLButtonElement>(null)
  /** A revoked link takes the focus along; the button that makes a new one gets it next. */
  const goOn = () => focusIfLost(button.current)
  const make = useMutation({
    mutationFn: () => services.call(crewCalls.makeLink, { params: { id: bookingId, memberId: member.id } }),
    onSuccess: () => void services.queryClient.invalidateQueries({ queryKey: ['crew', bookingId] }),
    onError: toastError,
    // The link is forgotten with the screen that shows it.
    gcTime: 0,
  })
  const who = (
    <>
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-small text-ink-2 wrap-anywhere">
        {[role, email ?? texts.noEmail].join(' · ')}
      </span>
    </>
  )
  return (
    <li className="grid gap-3 border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          {email === null ? (
            who
          ) : (
            <SelectBox checked={isChosen} onChange={onChoose}>
              {who}
            </SelectBox>
          )}
          <p className="mt-1 text-small text-ink-2">
            {linkWords(link, timeZone, new Date())}
            {link && (
              <>
                {' · '}
                {texts.code({ code: link.code })}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            variant="line"
            aria-label={texts.makeName({ name })}
            pending={make.isPending}
            pendingText={texts.making}
            onClick={() => make.mutate()}
          >
            {link ? texts.makeNew : texts.make}
          </Button>
          {link && <EndLink bookingId={bookingId} member={member} onEnded={goOn} />}
        </div>
      </div>
      {make.data && (
        <LinkPanel
          key={make.data.url}
          url={make.data.url}
          name={name}
          onClose={() => {
            make.reset()
            goOn()
          }}
        />
      )}
    </li>
  )
}

type EndLinkProps = { bookingId: string; member: CrewMemberView; onEnded: () => void }

function EndLink({ bookingId, member: { id, name }, onEnded }: EndLinkProps) {
  const { call, queryClient } = useServices()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-label={texts.revokeName({ name })} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            {...texts.confirm}
            text={texts.confirm.text({ name })}
            onConfirm={async () => {
              await call(crewCalls.revokeLink, { params: { id: bookingId, memberId: id } })
              void showToast('success', texts.revoked)
              await queryClient.invalidateQueries({ queryKey: ['crew', bookingId] })
              onEnded()
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
