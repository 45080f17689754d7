import { TAGLINE_MAX } from '@roomtone/domain/listing/editing'
import {
  DESCRIPTION_MAX,
  HIGHLIGHTS,
  HIGHLIGHTS_MAX,
  lengthOf,
  TITLE_MAX,
} from '@roomtone/domain/listing/options'
import { highlights } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { TextAreaField, TextField } from '../../../../ui/field.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.texts
const LIMITS = { title: TITLE_MAX, tagline: TAGLINE_MAX, description: DESCRIPTION_MAX }

export function TextsSection({ edits: { values, set, errorOf } }: SectionProps) {
  const field = (name: keyof typeof LIMITS, hint = '') => ({
    name,
    label: texts[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: errorOf(name),
    hint: <Counter used={lengthOf(values[name].trim())} max={LIMITS[name]} hint={hint} />,
  })
  return (
    <>
      <TextField {...field('title')} />
      <TextField {...field('tagline', texts.taglineHint)} />
      <TextAreaField {...field('description')} rows={7} />
      <ChoiceGroup
        name="highlights"
        legend={texts.highlights}
        hint={texts.highlightsHint}
        options={HIGHLIGHTS}
        labelOf={(option) => highlights[option]}
        value={values.highlights}
        onChange={(value) => set('highlights', value)}
        most={HIGHLIGHTS_MAX}
        error={errorOf('highlights')}
      />
    </>
  )
}

/** Nothing is cut off while someone types; the count turns red instead. */
function Counter({ used, max, hint }: { used: number; max: number; hint: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={used > max ? 'text-bad even-figures' : 'even-figures'}>
        {texts.counter({ used, max })}
      </span>
    </span>
  )
}
