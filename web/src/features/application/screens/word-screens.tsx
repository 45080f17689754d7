import { DESCRIPTION_MAX, HIGHLIGHTS, HIGHLIGHTS_MAX, TITLE_MAX } from '@roomtone/domain/listing/options'
import { highlights } from '@roomtone/texts/labels'
import { screenTexts as texts } from '@roomtone/texts/listing/screens'
import { useId } from 'react'
import { ChipSet } from '../fields/chip-set.tsx'
import { CountedText } from '../fields/counted-text.tsx'
import type { ScreenProps } from './screen-props.ts'

export function TitleScreen({ content, onChange }: ScreenProps) {
  return (
    <CountedText
      label={texts.title.label}
      placeholder={texts.title.placeholder}
      value={content.title}
      max={TITLE_MAX}
      onChange={(title) => onChange({ title })}
    />
  )
}

export function HighlightsScreen({ content, onChange }: ScreenProps) {
  const id = useId()
  const isFull = content.highlights.length >= HIGHLIGHTS_MAX
  return (
    <div>
      <ChipSet
        legend={texts.highlights.legend}
        legendHidden
        options={HIGHLIGHTS.map((value) => ({ value, label: highlights[value] }))}
        chosen={content.highlights}
        max={HIGHLIGHTS_MAX}
        describedBy={id}
        onChange={(highlights) => onChange({ highlights })}
      />
      <p id={id} role="status" className="mt-4 min-h-6 text-small text-ink-2">
        {isFull ? texts.highlights.full : ''}
      </p>
    </div>
  )
}

export function DescriptionScreen({ content, onChange }: ScreenProps) {
  return (
    <CountedText
      label={texts.description.label}
      value={content.description}
      max={DESCRIPTION_MAX}
      rows={8}
      onChange={(description) => onChange({ description })}
    />
  )
}
