import { EmptyPlate } from '../features/home/empty-plate.tsx'
import { tripsTexts as texts } from '../features/trips/trips.texts.ts'
import { packaged } from '../platform/pictures/packaged.ts'
import { photoStudio4 } from '../platform/pictures/pictures.json'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.empty.title}
      text={texts.empty.text}
      picture={packaged(photoStudio4)}
      action={<ButtonLink to="/search">{texts.getStarted}</ButtonLink>}
    />
  )
}
