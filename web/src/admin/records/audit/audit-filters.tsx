import { adminTexts } from '@roomtone/texts/admin/admin'
import { auditActionTexts } from '@roomtone/texts/admin/audit-actions'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FilterBar } from '../../list/filter-bar.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { wordsOf } from './audit-words.ts'

const texts = adminTexts.audit
const KNOWN = Object.keys(auditActionTexts).sort((one, other) => wordsOf(one).localeCompare(wordsOf(other)))

type AuditFilters = { action: string; subject: string; actor: string; from: string; until: string }

type AuditFiltersProps = {
  filter: AuditFilters
  isFiltered: boolean
  onChange: (changes: Partial<AuditFilters>) => void
  onClear: () => void
  children: ReactNode
}

export function AuditFilterBar({ filter, isFiltered, onChange, onClear, children }: AuditFiltersProps) {
  return (
    <FilterBar>
      <SelectField
        label={texts.action}
        value={filter.action}
        onChange={(event) => onChange({ action: event.target.value })}
        className="md:w-60"
      >
        <option value="">{texts.anyAction}</option>
        {actionsWith(filter.action).map((action) => (
          <option key={action} value={action}>
            {wordsOf(action)}
          </option>
        ))}
      </SelectField>
      <SearchField
        label={texts.actor}
        value={filter.actor}
        longest={255}
        onChange={(actor) => onChange({ actor })}
        className="max-md:col-span-2 md:w-44"
      />
      <SearchField
        label={texts.subject}
        value={filter.subject}
        longest={100}
        onChange={(subject) => onChange({ subject })}
        className="max-md:col-span-2 md:w-44"
      />
      <TextField
        label={texts.from}
        type="date"
        value={filter.from}
        max={filter.until}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={texts.until}
        type="date"
        value={filter.until}
        min={filter.from}
        onChange={(event) => onChange({ until: event.target.value })}
      />
      {isFiltered && (
        <Button variant="line" onClick={onClear}>
          {adminTexts.clearFilters}
        </Button>
      )}
      {children}
    </FilterBar>
  )
}

/** An address may name an action that is newer than this page. */
function actionsWith(current: string): string[] {
  return current === '' || KNOWN.includes(current) ? KNOWN : [...KNOWN, current]
}
