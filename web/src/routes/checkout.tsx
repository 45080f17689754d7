import { checkoutTexts as texts } from '../features/checkout/checkout.texts.ts'
import { EmptyPlate } from '../features/home/empty-plate.tsx'
import { packaged } from '../platform/pictures/packaged.ts'
import { modern4 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.empty.title}
      text={texts.empty.text}
      picture={packaged(modern4)}
      action={<ButtonLink to="/search">{texts.action}</ButtonLink>}
    />
  )
}
