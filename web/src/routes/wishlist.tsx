import { EmptyPlate } from '../features/home/empty-plate.tsx'
import { wishlistTexts as texts } from '../features/wishlist/wishlist.texts.ts'
import { packaged } from '../platform/pictures/packaged.ts'
import { pool5 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.empty.title}
      text={texts.empty.text}
      picture={packaged(pool5)}
      action={<ButtonLink to="/search">{texts.action}</ButtonLink>}
    />
  )
}
