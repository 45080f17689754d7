import { authFrameTexts } from '@roomtone/texts/person/auth-frame'
import type { ReactNode } from 'react'
import { packaged } from '../../platform/pictures/packaged.ts'
import { loft1 } from '../../platform/pictures/pictures.json'
import { Picture } from '../../ui/picture.tsx'

/** A quiet column for the form; the room beside it on wide screens. */
export function AuthFrame({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid gap-x-16 pt-4 pb-20 outline-none lg:grid-cols-[minmax(0,27rem)_1fr] lg:items-start lg:justify-between"
    >
      <div className="py-4 lg:py-8">
        <h1>{title}</h1>
        <div className="mt-4 mb-8 text-ink-2">{intro ?? authFrameTexts.lead}</div>
        {children}
      </div>
      <div className="max-lg:hidden">
        <Picture
          picture={packaged(loft1)}
          alt={authFrameTexts.picture}
          sizes="50vw"
          className="aspect-4/5 max-h-[72dvh] w-full rounded-l object-cover"
        />
      </div>
    </main>
  )
}
