import { useSearchParams } from 'react-router'
import { checkoutTexts as texts } from '../features/checkout/checkout.texts.ts'
import { EmptyPlate } from '../features/home/empty-plate.tsx'
import { packaged } from '../platform/pictures/packaged.ts'
import { modern4 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  const [search] = useSearchParams()
  const { property, ...choice } = Object.fromEntries(search)
  const words = property === undefined ? texts.empty : texts.chosen
  const back = `/property/${encodeURIComponent(property ?? '')}?${new URLSearchParams(choice)}`
  return (
    <EmptyPlate
      title={texts.title}
      heading={words.title}
      text={words.text}
      picture={packaged(modern4)}
      action={
        property === undefined ? (
          <ButtonLink to="/search">{texts.action}</ButtonLink>
        ) : (
          <ButtonLink to={back}>{texts.chosen.action}</ButtonLink>
        )
      }
    />
  )
}
