/** Grows with what is written; where the browser does not know how, it scrolls. */
export const FIELD_STYLE = {
  fieldSizing: 'content',
  minHeight: '2.75rem',
  maxHeight: '8rem',
  lineHeight: 1.6,
  resize: 'none',
  background: 'none',
} as const

/** A pill that grows: its corners stay round when it is three lines high. */
export const BOX_STYLE = {
  alignItems: 'flex-end',
  gap: 4,
  padding: 4,
  borderColor: 'var(--ink-3)',
  borderRadius: 'var(--r-l)',
} as const
