import { ADD_ONS_MAX, type AddOn } from '@roomtone/domain/pricing/menu'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { AddOnRow } from './add-on-row.tsx'
import { MenuBlock } from './menu-block.tsx'
import type { MenuPhotos } from './menu-photos.ts'
import type { MenuProps } from './menu-props.ts'

const texts = menuEditorTexts.addOns

type AddOnsBlockProps = MenuProps & { photos: MenuPhotos }

export function AddOnsBlock({ menu: { addOns }, onChange, errorOf, photos }: AddOnsBlockProps) {
  const [open, setOpen] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = addOns.length >= ADD_ONS_MAX

  function add(): void {
    const one = newAddOn()
    onChange({ addOns: [...addOns, one] })
    setOpen([...open, one.id])
    // The new fields are drawn first, then they get the focus.
    setTimeout(() =>
      document.querySelector<HTMLElement>(`[name="menu.addOns.${addOns.length}.name"]`)?.focus(),
    )
  }

  function move(index: number, by: -1 | 1): void {
    const next = [...addOns]
    const [one] = next.splice(index, 1)
    if (!one) return
    next.splice(index + by, 0, one)
    onChange({ addOns: next })
    setSaid(texts.moved({ position: index + by + 1, total: addOns.length }))
    // A row that moves drops the focus.
    setTimeout(() =>
      list.current?.querySelector<HTMLElement>(`#add-on-${one.id} [data-move="${by}"]`)?.focus(),
    )
  }

  function remove(one: AddOn): void {
    onChange({ addOns: addOns.filter(({ id }) => id !== one.id) })
    setSaid(texts.removed)
    addButton.current?.focus()
  }

  return (
    <MenuBlock title={texts.title} note={texts.note}>
      <ol ref={list} className="border-y empty:hidden [&>*+*]:border-t">
        {addOns.map((one, index) => (
          <AddOnRow
            key={one.id}
            addOn={one}
            index={index}
            total={addOns.length}
            isOpen={open.includes(one.id)}
            onOpen={(isOpen) => setOpen(isOpen ? [...open, one.id] : open.filter((id) => id !== one.id))}
            onChange={(change) =>
              onChange({ addOns: addOns.map((each) => (each.id === one.id ? { ...each, ...change } : each)) })
            }
            onMove={(by) => move(index, by)}
            onRemove={() => remove(one)}
            errorOf={errorOf}
            photos={photos}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isFull && <p className="text-small text-ink-2">{texts.full({ max: ADD_ONS_MAX })}</p>}
      <Button
        ref={addButton}
        variant="line"
        className="justify-self-start"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
      >
        <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {texts.add}
      </Button>
    </MenuBlock>
  )
}

function newAddOn(): AddOn {
  return {
    id: crypto.randomUUID(),
    name: '',
    note: '',
    unit: 'once',
    price: 0,
    min: 1,
    max: 1,
    stockPerDay: null,
    leadHours: 0,
    photo: null,
    requiredIf: null,
  }
}
