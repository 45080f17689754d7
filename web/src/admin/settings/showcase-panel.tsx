import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import {
  CATEGORIES_MAX,
  CATEGORY_LINE_MAX,
  CATEGORY_TITLE_MAX,
  type Category,
  isShowcaseSound,
  PACKAGED_PICTURES,
} from '@roomtone/domain/settings/showcase'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { packagedEntry } from '../../platform/pictures/all-pictures.ts'
import { packaged } from '../../platform/pictures/packaged.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SettingForm } from './setting-form.tsx'
import { settingOf } from './settings.query.ts'
import { useDraft } from './use-draft.ts'

const texts = settingsTexts.showcase

export function ShowcasePanel({ settings }: { settings: readonly SettingView[] }) {
  const setting = settingOf(settings, 'showcase')
  const [categories, change, isChanged] = useDraft(setting.version, setting.value)
  const set = (index: number, part: Partial<Category>) =>
    change(categories.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <SettingForm setting={setting} draft={categories} isChanged={isChanged} text={texts.text}>
      {!isShowcaseSound(categories) && (
        <p role="alert" className="mb-4 text-small text-bad">
          {texts.unsound}
        </p>
      )}
      <ol className="grid gap-4">
        {categories.map((category, index) => (
          <li key={category.id} className="grid gap-4 rounded-m border p-4 md:flex">
            <Thumb name={category.picture} />
            <div className="flex-1">
              <div className="grid gap-3 md:grid-cols-2">
                <CategoryFields category={category} onChange={(part) => set(index, part)} />
              </div>
              <div className="mt-3 flex items-center gap-1">
                <CheckboxField
                  label={texts.isOn}
                  checked={category.isOn}
                  onChange={(event) => set(index, { isOn: event.target.checked })}
                  className="flex-1"
                />
                <IconButton
                  label={texts.up({ name: category.title })}
                  {...atEnd(index === 0)}
                  onClick={() => change(moved(categories, index, index - 1))}
                >
                  <ArrowUp strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.down({ name: category.title })}
                  {...atEnd(index === categories.length - 1)}
                  onClick={() => change(moved(categories, index, index + 1))}
                >
                  <ArrowDown strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.remove({ name: category.title })}
                  onClick={() => change(categories.filter((_, at) => at !== index))}
                >
                  <X strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {categories.length < CATEGORIES_MAX && (
        <Button variant="line" className="mt-4" onClick={() => change([...categories, fresh(categories)])}>
          {texts.add}
        </Button>
      )}
    </SettingForm>
  )
}

type FieldsProps = { category: Category; onChange: (part: Partial<Category>) => void }

function CategoryFields({ category, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        value={category.title}
        maxLength={CATEGORY_TITLE_MAX}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={texts.line}
        value={category.line}
        maxLength={CATEGORY_LINE_MAX}
        onChange={(event) => onChange({ line: event.target.value })}
      />
      <SelectField
        label={texts.picture}
        value={category.picture}
        onChange={(event) => onChange({ picture: event.target.value })}
      >
        {PACKAGED_PICTURES.map((name) => (
          <option key={name} value={name}>
            {packagedEntry(name)?.alt ?? name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.path}
        hint={texts.pathHint}
        value={category.path ?? ''}
        maxLength={300}
        onChange={(event) => onChange({ path: event.target.value === '' ? null : event.target.value })}
      />
    </>
  )
}

function Thumb({ name }: { name: string }) {
  const entry = packagedEntry(name)
  if (!entry) return <div />
  return (
    <div className="photo flex-none md:w-44">
      <Picture picture={packaged(entry)} sizes="160px" alt="" />
    </div>
  )
}

function moved(all: readonly Category[], from: number, to: number): readonly Category[] {
  const one = all[from]
  const other = all[to]
  if (!one || !other) return all
  return all.map((each, index) => (index === from ? other : index === to ? one : each))
}

function fresh(all: readonly Category[]): Category {
  const taken = new Set(all.map(({ id }) => id))
  const number = [...all, null].findIndex((_, index) => !taken.has(`category-${index + 1}`)) + 1
  return {
    id: `category-${number}`,
    title: texts.fresh,
    line: texts.fresh,
    picture: PACKAGED_PICTURES[0] ?? '',
    path: '/search',
    isOn: false,
  }
}

/** Grayed out but still focusable, so that the focus stays where the last press was. */
function atEnd(isThere: boolean) {
  return isThere ? { 'aria-disabled': true, className: 'opacity-60' } : {}
}
