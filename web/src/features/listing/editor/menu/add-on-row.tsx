import type { AddOn } from '@roomtone/domain/pricing/menu'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { ArrowDown, ArrowUp, ChevronDown, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePhotoUploads } from '../../../../parts/photo/use-photo-uploads.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { AddOnPicture } from './add-on-picture.tsx'
import type { MenuPhotos } from './menu-photos.ts'
import { addOnPrice, requiredWords } from './menu-words.ts'
import { RequiredFields } from './required-fields.tsx'

const texts = menuEditorTexts.addOns

type AddOnRowProps = {
  addOn: AddOn
  index: number
  total: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (change: Partial<AddOn>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  errorOf: (field: string) => string | undefined
  photos: MenuPhotos
}

/** One line of the menu, with its details below. */
export function AddOnRow(props: AddOnRowProps) {
  const { addOn, index, total, isOpen, onOpen, onChange, onMove, onRemove, errorOf, photos } = props
  const fields = useRef<HTMLDivElement>(null)
  const seeks = useRef(false)
  const path = `menu.addOns.${index}`
  const isWrong = errorOf(path) !== undefined
  const photo = photos.of(addOn.photo)
  // Held by the row, so that an upload finishes even if its fields are closed meanwhile.
  const uploads = usePhotoUploads(photo ? [photo] : [], (arrived) => {
    const fresh = arrived.find(({ id }) => id !== addOn.photo)
    if (!fresh) return
    photos.keep([fresh])
    onChange({ photo: fresh.id })
  })
  const opens = useRef(onOpen)
  opens.current = onOpen

  // The wrong field may be in a closed part: that opens first, then the field gets the focus.
  useEffect(() => {
    if (!isWrong) return
    seeks.current = true
    opens.current(true)
  }, [isWrong])
  useEffect(() => {
    if (!isOpen || !seeks.current) return
    seeks.current = false
    if (!fields.current?.contains(document.activeElement))
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  const named = addOn.name.trim() || texts.unnamed
  const part = (name: string) => `${path}.${name}`
  return (
    <li id={`add-on-${addOn.id}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-3 py-2 text-start text-small"
      >
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
          <span className="font-semibold wrap-anywhere">{named}</span>
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            {addOn.requiredIf ? (
              <>
                <Badge tone="wait" className="me-2">
                  {texts.requiredIf}
                </Badge>
                {requiredWords(addOn.requiredIf)}
              </>
            ) : (
              addOn.note
            )}
          </span>
        </span>
        <span className="flex-none font-semibold even-figures">{addOn.price > 0 && addOnPrice(addOn)}</span>
        <ChevronDown
          className={cx('size-4.5 flex-none text-ink-2 transition-transform', isOpen && 'rotate-180')}
          strokeWidth={1.5}
          aria-hidden="true"
        />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: its name is on the button above
        <div
          ref={fields}
          role="group"
          aria-label={named}
          className="mb-4 grid gap-5 rounded-m border bg-card p-4 md:p-6"
        >
          <AddOnFields addOn={addOn} onChange={onChange} part={part} errorOf={errorOf} />
          <RequiredFields
            requiredIf={addOn.requiredIf}
            onChange={(requiredIf) => onChange({ requiredIf })}
            path={part('requiredIf')}
            errorOf={errorOf}
          />
          <AddOnPicture
            photo={photo}
            name={named}
            uploads={uploads}
            onRemove={() => onChange({ photo: null })}
            error={errorOf(part('photo'))}
          />
          <div className="flex border-t pt-2">
            <IconButton
              label={texts.up({ name: named })}
              isOff={index === 0}
              data-move={-1}
              onClick={() => onMove(-1)}
            >
              <ArrowUp strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={texts.down({ name: named })}
              isOff={index === total - 1}
              data-move={1}
              onClick={() => onMove(1)}
            >
              <ArrowDown strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.remove({ name: named })} className="ms-auto" onClick={onRemove}>
              <X strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  )
}
