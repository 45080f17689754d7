import type { CrewView } from '@roomtone/contract/compliance/crew'
import { crewTexts } from '@roomtone/texts/compliance/crew'
import { ClipboardPaste, Plus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField, TextField } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { newRow, type Row, type TypedPerson } from './crew-rows.ts'
import type { CrewDraft } from './use-crew-draft.ts'

const PasteDialog = lazyPart(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))
const texts = crewTexts.list

/** The guest's list, saved as a whole. */
export function CrewEditor({ crew, draft }: { crew: CrewView; draft: CrewDraft }) {
  const { rows, change } = draft
  const { most } = crew
  const put = (key: string, next: Row) => change(rows.map((row) => (row.key === key ? next : row)))

  function remove(index: number): void {
    change(rows.filter((_, at) => at !== index))
    focusLater(rows[index + 1]?.key ?? rows[index - 1]?.key)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        draft.save()
      }}
      className="grid gap-5 print:hidden"
    >
      {draft.isStale && <Stale draft={draft} />}
      {rows.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <ol aria-label={texts.caption} className="grid gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={row.key}>
            <PersonRow
              row={row}
              position={index + 1}
              allowsMinors={crew.allowsMinors}
              errorOf={(field) => draft.errorOf(row.key, field)}
              onChange={(next) => put(row.key, next)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddPeople
        rows={rows}
        most={most}
        onAdd={(people) => {
          const added = people.map((person) => newRow(person))
          change([...rows, ...added])
          focusLater(added[0]?.key)
        }}
      />
      <SaveBar draft={draft} />
    </form>
  )
}

/** The field is drawn first, then it gets the focus; where nobody is left, the add button does. */
function focusLater(key: string | undefined): void {
  setTimeout(() =>
    document.querySelector<HTMLElement>(key ? `[name="${key}.name"]` : '[data-add-person]')?.focus(),
  )
}

type PersonRowProps = {
  row: Row
  position: number
  allowsMinors: boolean
  errorOf: (field: string) => string | undefined
  onChange: (row: Row) => void
  onRemove: () => void
}

function PersonRow({ row, position, allowsMinors, errorOf, onChange, onRemove }: PersonRowProps) {
  const field = (name: 'name' | 'role' | 'email') => ({
    name: `${row.key}.${name}`,
    label: texts[name],
    value: row[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [name]: event.target.value }),
    error: errorOf(name),
    autoComplete: 'off',
    className: 'min-w-0 flex-1 basis-60',
  })
  const who = row.name.trim() || texts.person({ position })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is drawn
    <div role="group" aria-label={who} className="flex items-start gap-2 rounded-m border bg-card p-4">
      <div className="flex min-w-0 flex-1 flex-wrap gap-3">
        <TextField {...field('name')} maxLength={120} />
        <TextField {...field('role')} maxLength={80} />
        {!row.isMinor && <TextField {...field('email')} type="email" inputMode="email" spellCheck={false} />}
        {(allowsMinors || row.isMinor) && (
          <CheckboxField
            name={`${row.key}.isMinor`}
            label={texts.minor}
            hint={row.isMinor && texts.minorHint}
            checked={row.isMinor}
            onChange={({ target: { checked } }) =>
              onChange({ ...row, isMinor: checked, email: checked ? '' : row.email })
            }
            error={errorOf('isMinor')}
            className="w-full"
          />
        )}
      </div>
      <IconButton label={texts.remove({ name: who })} onClick={onRemove}>
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

type AddPeopleProps = { rows: Row[]; most: number; onAdd: (people: Partial<TypedPerson>[]) => void }

function AddPeople({ rows, most, onAdd }: AddPeopleProps) {
  const [pasting, setPasting] = useState(false)
  const room = most - rows.length
  return (
    <div className="grid gap-3">
      <p className={room < 0 ? 'text-small text-bad' : 'text-small text-ink-2'}>
        {room < 0
          ? texts.over({ most })
          : room === 0
            ? texts.full({ most })
            : texts.listed({ listed: rows.length, most })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" data-add-person disabled={room <= 0} onClick={() => onAdd([{}])}>
          <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {texts.add}
        </Button>
        <Button variant="line" disabled={room <= 0} onClick={() => setPasting(true)}>
          <ClipboardPaste className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {texts.paste}
        </Button>
      </div>
      {pasting && (
        <Suspense>
          <PasteDialog room={room} onAdd={onAdd} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function SaveBar({ draft }: { draft: CrewDraft }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t pt-5">
      <Button
        type="submit"
        disabled={!draft.isDirty || draft.isStale}
        pending={draft.pending}
        pendingText={texts.saving}
      >
        {texts.save}
      </Button>
      {draft.isDirty && (
        <Button variant="quiet" onClick={draft.discard}>
          {texts.discard}
        </Button>
      )}
      <p role="status" className="text-small text-ink-2">
        {draft.isDirty && texts.unsaved}
      </p>
    </div>
  )
}

function Stale({ draft }: { draft: CrewDraft }) {
  return (
    <section role="alert" className="grid gap-3 rounded-m bg-wait-soft p-4 text-wait">
      <h3 className="font-sans text-body font-semibold tracking-normal">{crewTexts.stale.title}</h3>
      <p className="text-small">{crewTexts.stale.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={draft.takeOver}>
          {crewTexts.stale.takeOver}
        </Button>
        <Button variant="line" onClick={draft.discard}>
          {crewTexts.stale.discard}
        </Button>
      </div>
    </section>
  )
}
