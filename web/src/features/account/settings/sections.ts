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

/** Only the hub links to it. */
export type Section = (typeof SECTIONS)[number] | 'work'

export function isSection(value: string | undefined): value is Section {
  return value === 'work' || SECTIONS.some((section) => section === value)
}
