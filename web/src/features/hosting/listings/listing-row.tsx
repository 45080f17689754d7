import type { PhotoView } from '@roomtone/contract/photo/photo'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useFreshPictures } from '../../../platform/pictures/use-fresh-pictures.ts'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

type ListingRowProps = {
  cover: PhotoView | null
  title: string
  /** City, price, a date: one quiet line. */
  facts: ReactNode
  badges: ReactNode
  /** Buttons and links; below the words on a phone. */
  actions: ReactNode
  /** Lower where a heading above names the house. */
  level?: 'h3' | 'h4'
  children?: ReactNode
}

/** One of the host's spaces, in any state. */
export function ListingRow(props: ListingRowProps) {
  const { cover, title, facts, badges, actions, level: Heading = 'h3', children } = props
  useFreshPictures()
  return (
    <Card className="flex flex-wrap items-center gap-4 md:gap-6">
      <div className="flex min-w-0 flex-1 basis-80 items-start gap-4 md:gap-6">
        <span className="photo w-28 flex-none md:w-44">
          {cover ? (
            <Picture picture={uploaded(cover)} alt="" sizes="(min-width: 720px) 176px, 112px" />
          ) : (
            <span className="grid h-full place-items-center text-ink-3">
              <ImageOff className="size-6" strokeWidth={1.5} aria-hidden="true" />
            </span>
          )}
        </span>
        <div className="min-w-0">
          <Heading className="font-serif text-title font-normal wrap-anywhere">{title}</Heading>
          <p className="text-small text-ink-2">{facts}</p>
          <div className="mt-2 flex flex-wrap gap-2">{badges}</div>
        </div>
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-3 max-md:order-last max-md:w-full">{actions}</div>
      )}
      {children && <div className="w-full">{children}</div>}
    </Card>
  )
}
