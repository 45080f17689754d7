import type { ComponentProps } from 'react'

type GlyphProps = Omit<ComponentProps<'svg'>, 'children'>

/** The few signs of the landing page. An icon library's wrapper alone would cost every first visit 1.5 kB. */
function Glyph(props: GlyphProps & { d: string }) {
  const { d, ...rest } = props
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}

export const StarGlyph = (props: GlyphProps) => (
  <Glyph {...props} d="M12 2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.6l-6.1 3.3L7.1 14l-5-4.8L9 8.3Z" />
)
export const CheckGlyph = (props: GlyphProps) => <Glyph {...props} d="M4.5 12.5 10 18 20 6.5" />
export const PauseGlyph = (props: GlyphProps) => <Glyph {...props} d="M6 4h3.5v16H6ZM14.5 4H18v16h-3.5Z" />
export const PlayGlyph = (props: GlyphProps) => <Glyph {...props} d="M7 4.5 19 12 7 19.5Z" />
export const SealGlyph = (props: GlyphProps) => (
  <Glyph {...props} d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19ZM8 12.3l2.800 2.800L16 9.5" />
)
