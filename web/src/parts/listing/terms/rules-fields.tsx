import { HOUSE_RULES_MAX } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { TermsValues } from './terms-form.ts'

const texts = editorTexts.rules

/** Grows with its text, in browsers that can do that. */
const GROWING = { fieldSizing: 'content' } as const

type Rule = TermsValues['houseRules'][number]

type RulesFieldsProps = {
  value: Rule[]
  onChange: (rules: Rule[]) => void
  errorOf: (field: string) => string | undefined
}

export function RulesFields({ value: rules, onChange: change, errorOf }: RulesFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const templates = texts.examples.filter(({ title }) => !rules.some((rule) => rule.title === title))

  function add(rule: Rule): void {
    change([...rules, rule])
    // The new field is drawn first, then it gets the focus.
    setTimeout(() =>
      document.querySelector<HTMLElement>(`[name="houseRules.${rules.length}.title"]`)?.focus(),
    )
  }

  function move(index: number, by: -1 | 1): void {
    const next = [...rules]
    const [rule] = next.splice(index, 1)
    if (!rule) return
    next.splice(index + by, 0, rule)
    change(next)
    setSaid(texts.moved({ position: index + by + 1, total: rules.length }))
    // The cards stay and the words move between them; the focus follows, so that pressing again moves the
    // same rule on.
    buttonAt(index + by, `[data-move="${by}"]`)?.focus()
  }

  function remove(index: number): void {
    change(rules.filter((_, at) => at !== index))
    // It is always the last card that disappears, whichever rule was removed.
    if (index === rules.length - 1) (buttonAt(index - 1, '[data-remove]') ?? addButton.current)?.focus()
  }

  function buttonAt(index: number, selector: string): HTMLElement | null | undefined {
    return list.current?.children[index]?.querySelector<HTMLElement>(selector)
  }

  return (
    <>
      {rules.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <ol ref={list} className="grid gap-3 empty:hidden">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place until it is saved
          <li key={index} className="sm:not-first:[&_label]:sr-only">
            <RuleCard
              rule={rule}
              index={index}
              total={rules.length}
              errorOf={(part) => errorOf(`houseRules.${index}.${part}`)}
              onChange={(next) => change(rules.map((each, at) => (at === index ? next : each)))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rules.length >= HOUSE_RULES_MAX ? (
        <p className="text-small text-ink-2">{texts.full}</p>
      ) : (
        <AddRule button={addButton} templates={templates} onAdd={add} />
      )}
    </>
  )
}

type AddRuleProps = { button: Ref<HTMLButtonElement>; templates: Rule[]; onAdd: (rule: Rule) => void }

function AddRule({ button, templates, onAdd }: AddRuleProps) {
  return (
    <div className="grid gap-4">
      <Button
        ref={button}
        variant="line"
        className="justify-self-start"
        onClick={() => onAdd({ title: '', body: '' })}
      >
        <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {texts.add}
      </Button>
      {templates.length > 0 && (
        <div>
          <p className="mb-2 text-small font-medium">{texts.templates}</p>
          <div className="flex flex-wrap gap-2">
            {templates.map((template) => (
              <Button
                key={template.title}
                variant="line"
                className="max-w-full py-2 leading-snug! whitespace-normal!"
                onClick={() => onAdd(template)}
              >
                {template.title}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

type RuleCardProps = {
  rule: Rule
  index: number
  total: number
  errorOf: (part: keyof Rule) => string | undefined
  onChange: (rule: Rule) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function RuleCard({ rule, index, total, errorOf, onChange, onMove, onRemove }: RuleCardProps) {
  const position = index + 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of its list's grid
    <div
      role="group"
      aria-label={texts.rule({ position })}
      className="grid gap-3 border-b pb-3 sm:grid-cols-[12rem_1fr_auto]"
    >
      <TextField
        name={`houseRules.${index}.title`}
        label={texts.title}
        value={rule.title}
        onChange={(event) => onChange({ ...rule, title: event.target.value })}
        error={errorOf('title')}
      />
      <TextAreaField
        name={`houseRules.${index}.body`}
        label={texts.body}
        rows={1}
        style={GROWING}
        value={rule.body}
        onChange={(event) => onChange({ ...rule, body: event.target.value })}
        error={errorOf('body')}
      />
      <div className={cx('flex self-start', position === 1 && 'sm:mt-7')}>
        <MoveButton by={-1} position={position} total={total} onMove={onMove} />
        <MoveButton by={1} position={position} total={total} onMove={onMove} />
        <IconButton
          label={texts.remove({ position })}
          data-remove
          className="max-sm:ms-auto"
          onClick={onRemove}
        >
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

type MoveButtonProps = { by: -1 | 1; position: number; total: number; onMove: (by: -1 | 1) => void }

/** At either end it is inactive, and says so without dropping its focus. */
function MoveButton({ by, position, total, onMove }: MoveButtonProps) {
  const atEnd = position + by < 1 || position + by > total
  const Icon = by === -1 ? ArrowUp : ArrowDown
  return (
    <IconButton
      label={by === -1 ? texts.up({ position }) : texts.down({ position })}
      aria-disabled={atEnd || undefined}
      data-move={by}
      onClick={() => !atEnd && onMove(by)}
      className={cx(atEnd && 'opacity-60')}
    >
      <Icon strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
