/** What a profile can hold, and how far each part fills the bar. Together they make 100. */
const WEIGHTS = {
  nameAndBirthday: 20,
  commitment: 10,
  verification: 30,
  avatar: 10,
  intro: 10,
  prompts: 10,
  phone: 5,
  emergencyContact: 5,
} as const

export type ProfilePart = keyof typeof WEIGHTS
export const PROFILE_PARTS = Object.keys(WEIGHTS) as [ProfilePart, ...ProfilePart[]]

/** In percent. Someone who has just signed up, agreed and been verified is at 60. */
export function profileCompletion(done: readonly ProfilePart[]): number {
  return [...new Set(done)].reduce((sum, part) => sum + WEIGHTS[part], 0)
}
