import { PROFILE_PARTS } from '@roomtone/domain/account/completion'
import { INTRO_MAX, PROMPT_MAX, PROMPTS, type Prompt } from '@roomtone/domain/account/prompts'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { isSome } from '../fields.ts'
import { text } from '../text-class.ts'

const each = <T extends z.ZodType>(field: T) =>
  Object.fromEntries(PROMPTS.map((prompt) => [prompt, field])) as Record<Prompt, T>

/** What a person sees of their own public profile. An empty text means that none was written. */
export const ownProfile = z.object({
  avatarUrl: z.string().nullable(),
  intro: z.string(),
  prompts: z.object(each(z.string())),
  /** In percent. */
  completion: z.int(),
  /** What would fill the rest. */
  missing: z.array(z.enum(PROFILE_PARTS)),
})

export type OwnProfile = z.output<typeof ownProfile>

export const introField = text('public', z.string().trim().max(INTRO_MAX, check('text_too_long')))
export const promptField = text('public', z.string().trim().max(PROMPT_MAX, check('text_too_long')))

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  audience: 'member',
  summary: 'Your own profile, and how complete it is',
  reply: ownProfile,
  errors: [],
})

export const editProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  audience: 'member',
  summary: 'Write your intro or answer prompts; everyone can read it, so it is moderated',
  body: z
    .object({ intro: introField, prompts: z.object(each(promptField)).partial() })
    .partial()
    .refine(isSome, check('nothing_to_change')),
  reply: ownProfile,
  errors: ['text_flagged', 'rate_limited'],
})
