/** The order of the side navigation. */
export const SECTIONS = [
  'personal-info',
  'login-security',
  'privacy',
  'notifications',
  'taxes',
  'payments',
  'languages',
] as const

export type Section = (typeof SECTIONS)[number]

export function isSection(value: string | undefined): value is Section {
  return SECTIONS.some((section) => section === value)
}
