import { EmptyPlate } from '../features/home/empty-plate.tsx'
import { propertyTexts } from '../features/listing/property.texts.ts'
import { packaged } from '../platform/pictures/packaged.ts'
import { nature4 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'

const texts = propertyTexts.browse

export function Page() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.empty.title}
      text={texts.empty.text}
      picture={packaged(nature4)}
      // Members pass straight through to the wizard; everyone else signs up first.
      action={<ButtonLink to="/auth?next=/listing-wizard">{texts.action}</ButtonLink>}
    />
  )
}
