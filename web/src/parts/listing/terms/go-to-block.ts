import type { TermsBlock } from '@roomtone/domain/listing/terms'

export const blockId = (block: TermsBlock) => `terms-${block}`

/** Takes the keyboard and the eye to a block. */
export function goToBlock(block: TermsBlock): void {
  const heading = document.querySelector<HTMLElement>(`#${blockId(block)} h2`)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}

/** Takes the keyboard to the field that stands in a block's way. */
export function goToField(block: TermsBlock, field: string): void {
  const named = document.querySelector<HTMLElement>(
    `#${blockId(block)} [name="${field}"], #${blockId(block)} [name^="${field}."]`,
  )
  if (named) named.focus()
  else goToBlock(block)
}
