import type { QuoteView } from '@roomtone/contract/listing/quote'

type Code = NonNullable<QuoteView['problem']>['code']

const ABOUT_MENU: readonly Code[] = [
  'crew_above_kind',
  'no_prep',
  'add_on_gone',
  'add_on_count',
  'add_on_too_late',
  'add_on_taken',
]

/** The problem is about the menu, so another time would not help first. */
export function isAboutMenu(code: Code): boolean {
  return ABOUT_MENU.includes(code)
}
