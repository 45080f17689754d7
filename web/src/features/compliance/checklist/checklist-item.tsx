import type { PacketView } from '@roomtone/contract/compliance/packet'
import { checklistTexts as texts } from '@roomtone/texts/compliance/checklist'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import {
  dueWords,
  type Item,
  type ItemLink,
  linkOf,
  type Names,
  stateWords,
  titleOf,
  turnWords,
} from './item-words.ts'

type ChecklistItemProps = { item: Item; packet: PacketView; names: Names }

export function ChecklistItem({ item, packet, names }: ChecklistItemProps) {
  const now = new Date()
  const turn = turnWords(item, packet, names)
  const due = dueWords(item, packet, now)
  const link = linkOf(item, packet, now)
  return (
    <li className="flex items-start gap-3 border-b py-4">
      <ItemIcon item={item} isLate={due?.isLate ?? false} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            {titleOf(item.item, packet.party, names)}
            {turn && <Badge tone={turn.isOwn ? 'wait' : 'off'}>{turn.words}</Badge>}
            {!item.isRequired && <Badge>{texts.optional}</Badge>}
          </p>
          <p className="text-small text-ink-2">
            {stateWords(item, packet, now)}
            {due && <span className={due.isLate ? 'text-bad' : undefined}>{`. ${due.words}`}</span>}
          </p>
        </div>
        {link && <Way link={link} title={titleOf(item.item, packet.party, names)} />}
      </div>
    </li>
  )
}

function ItemIcon({ item: { isDone, isRequired }, isLate }: { item: Item; isLate: boolean }) {
  const [Icon, color] = isDone
    ? ([CircleCheck, 'text-ok'] as const)
    : isLate
      ? ([CircleAlert, 'text-bad'] as const)
      : ([CircleDashed, isRequired ? 'text-wait' : 'text-ink-3'] as const)
  return (
    <>
      <Icon className={`mt-0.5 size-5 flex-none ${color}`} strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">{isDone ? texts.done : texts.notDone}: </span>
    </>
  )
}

function Way({ link: { label, to }, title }: { link: ItemLink; title: string }) {
  const words = (
    <>
      {label}
      <span className="sr-only">: {title}</span>
    </>
  )
  if (to !== null)
    return (
      <Link to={to} className="link touch inline-flex items-center text-small">
        {words}
      </Link>
    )
  return (
    <button type="button" className="link touch inline-flex items-center text-small" onClick={goToFiles}>
      {words}
    </button>
  )
}

/** Further down on the same page. A link with a hash would drop the rest of the address. */
function goToFiles(): void {
  const files = document.getElementById('packet-files')
  files?.focus({ preventScroll: true })
  files?.scrollIntoView({ block: 'start' })
}
