import { evidenceTexts as texts } from '@roomtone/texts/claim/claims'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { choicesQuery } from '../../parts/claim/claims.query.ts'
import { fileKindWords } from '../../parts/claim/file-kind.ts'
import { FilePicker } from '../../parts/file/file-picker.tsx'
import { momentWords } from '../../parts/time/when.ts'
import { useServices } from '../../platform/services.tsx'
import { CheckboxField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { EvidenceState } from './use-evidence.ts'

type EvidencePickerProps = { bookingId: string; timeZone: string; evidence: EvidenceState }

/** From what is there already, and from the person's own device. */
export function EvidencePicker({ bookingId, timeZone, evidence }: EvidencePickerProps) {
  const choices = useQuery(choicesQuery(useServices(), bookingId))
  if (choices.isPending) return <Skeleton className="h-40" />
  if (choices.isLoadingError)
    return (
      <ErrorState
        title={texts.choicesFailed}
        onRetry={() => void choices.refetch()}
        retrying={choices.isFetching}
      >
        {choices.error.message}
      </ErrorState>
    )
  const { files, messages } = choices.data
  return (
    <div className="grid gap-4">
      <Choices
        label={texts.photos}
        none={texts.noPhotos}
        count={evidence.fileIds.length}
        isEmpty={files.length === 0}
      >
        {files.map(({ id, kind, side, name, addedAt }) => (
          <CheckboxField
            key={id}
            label={
              <Choice
                note={[fileKindWords(kind), texts.by[side], momentWords(addedAt, timeZone)].join(' · ')}
              >
                {name}
              </Choice>
            }
            checked={evidence.fileIds.includes(id)}
            onChange={() => evidence.toggleFile(id)}
          />
        ))}
      </Choices>
      <Choices
        label={texts.messages}
        none={texts.noMessages}
        count={evidence.messageIds.length}
        isEmpty={messages.length === 0}
      >
        {messages.map(({ id, sender, content, sentAt }) => (
          <CheckboxField
            key={id}
            label={
              <Choice note={texts.said({ name: sender, when: momentWords(sentAt, timeZone) })}>
                {content}
              </Choice>
            }
            checked={evidence.messageIds.includes(id)}
            onChange={() => evidence.toggleMessage(id)}
          />
        ))}
      </Choices>
      <FilePicker label={texts.add} hint={texts.addHint} isPicture={false} multiple onFiles={evidence.add} />
      {evidence.files.length > 0 && (
        <ul aria-label={texts.ready} className="grid gap-2">
          {evidence.files.map((file) => (
            <li
              key={`${file.name} ${file.lastModified} ${file.size}`}
              className="flex min-w-0 items-center gap-2 rounded-m border ps-4 text-small"
            >
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <IconButton label={texts.remove({ name: file.name })} onClick={() => evidence.remove(file)}>
                <X strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ChoicesProps = { label: string; none: string; count: number; isEmpty: boolean; children: ReactNode }

function Choices({ label, none, count, isEmpty, children }: ChoicesProps) {
  if (isEmpty) return <p className="text-small text-ink-2">{none}</p>
  return (
    <details open={!isEmpty} className="rounded-m border px-4 py-2">
      <summary className="touch py-2 text-small font-medium">
        {label}
        {count > 0 && <span className="text-ink-2"> · {texts.chosen({ count })}</span>}
      </summary>
      {/* Keyboards can scroll it because its checkboxes take the focus. */}
      <div className="grid gap-1 overflow-y-auto py-2 wrap-anywhere" style={{ maxHeight: 320 }}>
        {children}
      </div>
    </details>
  )
}

function Choice({ note, children }: { note: string; children: string }) {
  return (
    <>
      {children}
      <span className="block text-small text-ink-2">{note}</span>
    </>
  )
}
