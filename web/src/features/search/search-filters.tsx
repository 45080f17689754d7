import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { searchTexts as texts } from './search.texts.ts'

/** A form that works before any script does; its answers are the address. */
export function SearchFilters({ asked }: { asked: URLSearchParams }) {
  return (
    // The key shows the fields what the address says after Back and Forward.
    <Form
      key={asked.toString()}
      method="get"
      action="/search"
      className="flex max-w-3xl flex-wrap items-end gap-3"
    >
      {/* The dates of the search bar travel along. */}
      {['from', 'to'].map((name) => {
        const value = asked.get(name)
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null
      })}
      <TextField
        label={texts.location}
        name="where"
        placeholder={texts.locationPlaceholder}
        defaultValue={asked.get('where') ?? ''}
        maxLength={100}
        className="flex-1 basis-60"
      />
      <TextField
        label={texts.crew}
        name="crew"
        type="number"
        inputMode="numeric"
        min={1}
        max={500}
        defaultValue={asked.get('crew') ?? ''}
        className="w-28"
      />
      <Button type="submit" className="min-h-12">
        {texts.submit}
      </Button>
    </Form>
  )
}
