import { Picture, type PictureShape } from '../../ui/picture.tsx'

const WIDE = '(min-width: 1840px) 1170px, (min-width: 720px) 66vw, 100vw'
const BESIDE = '(min-width: 1840px) 580px, 33vw'

/** One large picture; from 720 px on two more beside it. The rest stands further down. */
export function PropertyGallery({ pictures }: { pictures: readonly PictureShape[] }) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    // The narrow column is a third less two and a half gaps: so all three are 3:2 and end on one line.
    <div className="md:bleed grid gap-2 overflow-hidden md:mt-4 md:grid-cols-[1fr_calc((100%-20px)/3)] md:rounded-l">
      <div className="photo rounded-none! md:row-span-2">
        <Picture picture={first} priority sizes={WIDE} />
      </div>
      {others.slice(0, 2).map((picture) => (
        <div key={picture.src} className="photo rounded-none! max-md:hidden">
          <Picture picture={picture} sizes={BESIDE} />
        </div>
      ))}
    </div>
  )
}
