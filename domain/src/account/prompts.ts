/** What a person may say about themself on their public profile, in the order of the page. */
export const PROMPTS = [
  'destination',
  'work',
  'song',
  'pets',
  'decade',
  'school',
  'time',
  'fact',
  'skill',
  'biography',
] as const
export type Prompt = (typeof PROMPTS)[number]

export const PROMPT_MAX = 120
export const INTRO_MAX = 500
export const PREFERRED_NAME_MAX = 50

export type Prompts = Record<Prompt, string>

/** From what is stored, which may be only some of them: an empty text means that none was written. */
export function promptsFrom(stored: unknown): Prompts {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const textOf = (prompt: Prompt) => (typeof known[prompt] === 'string' ? known[prompt] : '')
  return Object.fromEntries(PROMPTS.map((prompt) => [prompt, textOf(prompt)])) as Prompts
}
