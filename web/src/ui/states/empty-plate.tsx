import type { ReactNode } from 'react'
import { Picture, type PictureShape } from '../picture.tsx'

type PlateProps = {
  /** What there is none of yet. */
  heading: string
  text: string
  /** One next action. */
  action: ReactNode
  picture: PictureShape
}

/** A page with nothing to list yet: its words beside a photo. */
export function EmptyPlate({ title, ...plate }: PlateProps & { title: string }) {
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <h1 className="mb-8 md:mb-12">{title}</h1>
      <Plate {...plate} />
    </main>
  )
}

/** The same below a page's own heading. */
export function Plate({ heading, text, action, picture }: PlateProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
      <div className="photo">
        <Picture picture={picture} alt="" priority sizes="(min-width: 960px) 45vw, 92vw" />
      </div>
      <div>
        <h2>{heading}</h2>
        <p className="mt-3 mb-6 max-w-md text-ink-2">{text}</p>
        {action}
      </div>
    </div>
  )
}
