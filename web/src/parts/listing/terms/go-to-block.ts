import type { TermsBlock } from '@roomtone/domain/listing/terms'

export const blockId = (block: TermsBlock) => `terms-${block}`

/** Focuses a block and scrolls to it. */
export function goToBlock(block: TermsBlock): void {
  const heading = document.querySelector<HTMLElement>(`#${blockId(block)} h2`)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}

/** Moves the keyboard to the field that keeps a block from being confirmed. */
export function goToField(block: TermsBlock, field: string): void {
  const named = document.querySelector<HTMLElement>(
    `#${blockId(block)} [name="${field}"], #${blockId(block)} [name^="${field}."]`,
  )
  if (named) named.focus()
  else goToBlock(block)
}
