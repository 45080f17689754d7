import { PRODUCT } from '@roomtone/texts/product'

/** A page's title in the tab. */
export function titleOf(title: string): string {
  return title.startsWith(PRODUCT) ? title : `${title} · ${PRODUCT}`
}
