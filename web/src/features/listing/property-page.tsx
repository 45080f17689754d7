import { propertyTexts as texts } from '@roomtone/texts/listing/property'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRating } from '../../platform/format/rating.ts'
import { cx } from '../../ui/cx.ts'
import { Picture, type PictureShape } from '../../ui/picture.tsx'

const WIDE = '(min-width: 1840px) 1170px, (min-width: 720px) 66vw, 100vw'
const BESIDE = '(min-width: 1840px) 580px, 33vw'

/** One large picture; from 720 px on two more beside it. The others are further down. */
function PropertyGallery({ pictures }: { pictures: readonly PictureShape[] }) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    // The narrow column is a third less two and a half gaps, so that all three are 3:2 and end on one line.
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

type PropertyInPage = {
  title: string
  location: string
  description: string
  pictures: readonly PictureShape[]
  maxGuests: number
  squareFeet: number | null
  rating: number | null
}

type PropertyPageProps = {
  property: PropertyInPage
  /** The card with the page's action. */
  card: ReactNode
}

export function PropertyPage({ property, card }: PropertyPageProps) {
  return (
    <main id="main" tabIndex={-1} className="pb-20 outline-none md:pb-28">
      <PropertyGallery pictures={property.pictures} />
      <div className="wrap mt-8 grid gap-x-16 gap-y-10 md:mt-12 lg:grid-cols-[1fr_22rem]">
        <Words {...property} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{card}</div>
        <MorePictures pictures={property.pictures.slice(1)} />
      </div>
    </main>
  )
}

/** The first sentence leads; the rest follows in smaller type. */
function splitLead(text: string): [string, string] {
  const end = text.indexOf('. ')
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
}

function Words({ title, location, description, maxGuests, squareFeet, rating }: PropertyInPage) {
  const [lead, rest] = splitLead(description)
  return (
    <div className="min-w-0">
      <h1>{title}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
        {rating !== null && (
          <span className="flex items-center gap-1.5 font-medium even-figures">
            <Star className="size-3.5 fill-accent stroke-none" aria-hidden="true" />
            <span className="sr-only">{texts.rated} </span>
            {formatRating(rating)}
          </span>
        )}
        <span className="text-ink-2">{location}</span>
      </p>
      <dl className="mt-8 grid grid-cols-2 border-y">
        {squareFeet !== null && <Fact label={texts.size}>{texts.squareFeet({ count: squareFeet })}</Fact>}
        <Fact label={texts.maxCrew}>{texts.people({ count: maxGuests })}</Fact>
      </dl>
      <p className="mt-10 font-serif text-lead">{lead}</p>
      {rest && <p className="mt-4 text-ink-2">{rest}</p>}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-s py-4 ps-6 first:border-s-0 first:ps-0">
      <dt className="text-tiny text-ink-2">{label}</dt>
      <dd className="font-serif text-title">{children}</dd>
    </div>
  )
}

/** A phone has shown only the first picture so far; a wide screen the first three. */
function MorePictures({ pictures }: { pictures: readonly PictureShape[] }) {
  return (
    <ul aria-label={texts.pictures} className="grid gap-2 md:grid-cols-2">
      {pictures.map((picture, index) => (
        <li key={picture.src} className={cx('photo', index < 2 && 'md:hidden')}>
          <Picture picture={picture} sizes="(min-width: 1440px) 430px, (min-width: 720px) 45vw, 92vw" />
        </li>
      ))}
    </ul>
  )
}
