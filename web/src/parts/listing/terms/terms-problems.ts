import { wordsOfCheck, wordsOfIssue } from '@roomtone/contract/check-words'
import { pricedTerms } from '@roomtone/contract/listing/terms'
import { checkEditing } from '@roomtone/domain/listing/check-editing'
import { gapIn, TERMS_BLOCKS, TERMS_FIELDS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { checks } from '@roomtone/texts/checks'
import type { TermsValues } from './terms-form.ts'

/** What is wrong with the current terms, by field; the server checks the same. */
export type TermsProblems = ReadonlyMap<string, string>

export function problemsIn(values: TermsValues): TermsProblems {
  const found = new Map<string, string>()
  const { error } = pricedTerms.safeParse({
    ...values,
    arrivalPhotos: values.arrivalPhotos.map(({ id }) => id),
  })
  for (const issue of error?.issues ?? []) {
    const field = issue.path.join('.')
    if (!found.has(field)) found.set(field, wordsOfIssue(checks, issue))
  }
  const problem = checkEditing({ ...values, highlights: [], photos: [] })
  // Photos and highlights are checked elsewhere.
  if (problem && problem.field !== 'photos' && problem.field !== 'highlights' && !found.has(problem.field))
    found.set(problem.field, wordsOfCheck(checks, problem.code, problem))
  return found
}

function blockOf(field: string): TermsBlock | null {
  const [name = ''] = field.split('.')
  return TERMS_BLOCKS.find((block) => TERMS_FIELDS[block].some((each) => each === name)) ?? null
}

export function problemFieldIn(block: TermsBlock, problems: TermsProblems): string | null {
  return [...problems.keys()].find((field) => blockOf(field) === block) ?? null
}

/** Blocks that still need their host: not confirmed, or changed to a value that can't be kept. */
export function openBlocks(values: TermsValues, confirmed: readonly TermsBlock[]): TermsBlock[] {
  const problems = problemsIn(values)
  return TERMS_BLOCKS.filter(
    (block) =>
      !confirmed.includes(block) || problemFieldIn(block, problems) !== null || gapIn(block, values) !== null,
  )
}
