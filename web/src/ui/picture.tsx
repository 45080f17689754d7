import { cx } from './cx.ts'

export type PictureSource = {
  type: string
  srcSet: string
  /** For a crop that only some screens show; such a source also brings its own sizes. */
  media?: string | undefined
  sizes?: string | undefined
}

export type PictureShape = {
  alt: string
  width: number
  height: number
  /** Dominant color, shown until the picture has loaded. */
  color: string
  sources: readonly PictureSource[]
  src: string
}

type PictureProps = {
  picture: PictureShape
  /** How wide it is drawn, as in the HTML attribute. */
  sizes: string
  /** For the one picture a visitor sees first. */
  priority?: boolean | undefined
  /** Replaces the picture's own description; empty where the picture only decorates. */
  alt?: string | undefined
  className?: string | undefined
}

export function Picture({ picture, sizes, priority = false, alt = picture.alt, className }: PictureProps) {
  return (
    <picture className="contents">
      {picture.sources.map((source) => (
        <source
          key={`${source.media ?? ''} ${source.type}`}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={source.sizes ?? sizes}
        />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        style={{ backgroundColor: picture.color }}
        className={cx('block', className)}
      />
    </picture>
  )
}
