import { wishlistTexts as texts } from '@roomtone/texts/listing/wishlist'
import { WishlistCards } from '../features/wishlist/wishlist-cards.tsx'
import { packaged } from '../platform/pictures/packaged.ts'
import { pool5 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'
import { Page as Frame } from '../ui/page.tsx'
import { Plate } from '../ui/states/empty-plate.tsx'

export { wishlist as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return (
    <Frame title={texts.title}>
      <WishlistCards
        empty={
          <Plate
            heading={texts.empty.title}
            text={texts.empty.text}
            picture={packaged(pool5)}
            action={<ButtonLink to="/search">{texts.action}</ButtonLink>}
          />
        }
      />
    </Frame>
  )
}
