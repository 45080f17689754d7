const FEED_PROBLEMS = [
  'too_much',
  'no_server',
  'no_answer_now',
  'refused',
  'dropped',
  'unreachable',
  'no_answer',
  'slow',
  'certificate',
  'unreadable',
  'redirects',
  'not_http',
  'redirect_invalid',
  'not_there',
  'format_unknown',
  'too_large',
  'not_public',
  'not_a_calendar',
  'repeats',
  'too_many_events',
] as const
type Plain = (typeof FEED_PROBLEMS)[number]
/** Why a calendar could not be read; `answered_500` is what its server answered. */
export type FeedProblemCode = Plain | `answered_${number}`

type Texts = Record<Plain, string> & { answered: (values: { status: string }) => string }

/** The words that a page and a refusal use. Sentences stored before there were codes stay as they are. */
export function wordsOfFeedProblem(texts: Texts, problem: string): string {
  const [, status] = /^answered_(\d+)$/.exec(problem) ?? []
  if (status !== undefined) return texts.answered({ status })
  const code = FEED_PROBLEMS.find((known) => known === problem)
  return code ? texts[code] : problem
}
