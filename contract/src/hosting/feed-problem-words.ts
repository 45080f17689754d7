import type { feedProblems } from '@roomtone/texts/calendar/feed-problems'

type Texts = typeof feedProblems
/** Why a calendar could not be read; `answered_500` is what its server answered. */
export type FeedProblemCode = Exclude<keyof Texts, 'answered'> | `answered_${number}`

/** What a page and a refusal say of it. Sentences from before there were codes stay as they were kept. */
export function wordsOfFeedProblem(texts: Texts, problem: string): string {
  const [, status] = /^answered_(\d+)$/.exec(problem) ?? []
  if (status !== undefined) return texts.answered({ status })
  return isCode(texts, problem) ? texts[problem] : problem
}

function isCode(texts: Texts, problem: string): problem is Exclude<keyof Texts, 'answered'> {
  return problem !== 'answered' && Object.hasOwn(texts, problem)
}
