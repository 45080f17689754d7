import { type AddOn, type ChosenAddOn, type Menu, piecesOf } from '@roomtone/domain/pricing/menu'
import type { QuoteProblem } from '@roomtone/domain/pricing/quote'
import { textsIn } from '@roomtone/texts/all/listing/menu-problems'
import type { Words } from '../../../platform/words.ts'

type MenuProblems = ReturnType<typeof textsIn>['menuProblems']

/** What in the menu rules a choice out: never its time, which has problems of its own. */
export type MenuRefusal =
  | Exclude<QuoteProblem, { code: 'no_days' | 'below_minimum_hours' }>
  | { code: 'add_on_too_late'; name: string; hours: number; isRequired: boolean }
  | { code: 'add_on_taken'; name: string; left: number; isRequired: boolean; isForEach: boolean }

/** Too few hours and no days are said of the time already. */
export function refusalOf(problem: QuoteProblem): MenuRefusal | null {
  return problem.code === 'no_days' || problem.code === 'below_minimum_hours' ? null : problem
}

/** The first add-on of which fewer are left than are wanted. */
export function takenAddOn(
  { addOns }: Menu,
  wanted: readonly ChosenAddOn[],
  left: ReadonlyMap<string, number | null>,
  { crew, required }: { crew: number; required: (addOn: AddOn) => boolean },
): MenuRefusal | null {
  for (const one of addOns) {
    const { id, name, min } = one
    const [count, rest] = [wanted.find((each) => each.id === id)?.count ?? 0, left.get(id) ?? null]
    if (rest !== null && count > rest)
      return {
        code: 'add_on_taken',
        name,
        left: rest,
        isRequired: rest < piecesOf(one, min, crew) && required(one),
        isForEach: one.unit === 'person',
      }
  }
  return null
}

/** What to do about it. */
export function explainMenu(refusal: MenuRefusal): Words {
  return (language) => {
    const { menuProblems: texts } = textsIn(language)
    switch (refusal.code) {
      case 'crew_above_kind':
        return texts.crewAboveKind({ count: refusal.crewMax })
      case 'no_prep':
        return texts.noPrep
      case 'add_on_gone':
        return texts.addOnGone
      case 'add_on_count':
        return texts.addOnCount(refusal)
      case 'add_on_too_late':
        return texts[refusal.isRequired ? 'requiredTooLate' : 'addOnTooLate']({
          name: refusal.name,
          count: refusal.hours,
        })
      case 'add_on_taken':
        return takenWords(texts, refusal)({ name: refusal.name, count: refusal.left })
    }
  }
}

/** Fewer people take fewer of what each of them has; of everything else, a crew can choose fewer. */
function takenWords(
  texts: MenuProblems,
  { isRequired, isForEach }: Extract<MenuRefusal, { code: 'add_on_taken' }>,
) {
  if (isForEach) return texts[isRequired ? 'requiredForFewer' : 'addOnForFewer']
  return texts[isRequired ? 'requiredTaken' : 'addOnTaken']
}
