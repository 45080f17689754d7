import type { Rates } from '@roomtone/domain/pricing/rates'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { AddOnsBlock } from '../menu/add-ons-block.tsx'
import { copiedMenu } from '../menu/copied-menu.ts'
import { CopyMenu } from '../menu/copy-menu.tsx'
import { CrewTiersBlock } from '../menu/crew-tiers-block.tsx'
import { KindsBlock } from '../menu/kinds-block.tsx'
import { MenuExample } from '../menu/menu-example.tsx'
import { menuPhotosOf } from '../menu/menu-photos.ts'
import type { MenuProps } from '../menu/menu-props.ts'
import { TimeBlock } from '../menu/time-block.tsx'
import type { SectionProps } from '../section-props.ts'

export function MenuSection({ edits }: SectionProps) {
  const { feeHundredths, taxHundredths } = useSite()
  const { listing, values, set, errorOf } = edits
  const rates: Rates = { ...values, feeHundredths, taxHundredths, overrides: {} }
  const photos = menuPhotosOf(edits)
  const menu: MenuProps = {
    menu: values.menu,
    onChange: (change) => set('menu', { ...values.menu, ...change }),
    errorOf,
  }
  return (
    <>
      <CopyMenu
        id={listing.id}
        isChanged={edits.isChanged('menu')}
        onCopy={(source) => {
          const copied = copiedMenu(source, listing)
          if (copied.addOns.some(({ photo }) => photo !== null)) photos.keep(source.menuPhotos)
          set('menu', copied)
        }}
      />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 min-[85rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-1 gap-8">
          <KindsBlock {...menu} rates={rates} values={values} />
          <CrewTiersBlock {...menu} maxGuests={values.maxGuests} />
          <AddOnsBlock {...menu} photos={photos} />
          <TimeBlock {...menu} />
        </div>
        <div className="min-[85rem]:sticky min-[85rem]:top-6 min-[85rem]:max-h-[calc(100dvh-6rem)] min-[85rem]:overflow-y-auto">
          <MenuExample rates={rates} values={values} timeZone={listing.timeZone} />
        </div>
      </div>
    </>
  )
}
