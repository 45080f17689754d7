import { PRODUCT } from '@roomtone/texts/product'

/** What the tab says of a page. */
export function titleOf(title: string): string {
  return title.startsWith(PRODUCT) ? title : `${title} · ${PRODUCT}`
}
