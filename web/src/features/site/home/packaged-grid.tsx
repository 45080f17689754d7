import { CARD_GRID } from '../../../parts/listing/card/grid.ts'
import { featuredSpaces } from '../landing/featured-spaces.ts'
import { HomeCard } from './home-card.tsx'

export function PackagedGrid() {
  return (
    <div className={CARD_GRID}>
      {featuredSpaces.map((space, index) => (
        <HomeCard key={space.id} space={space} priority={index === 0} />
      ))}
    </div>
  )
}
