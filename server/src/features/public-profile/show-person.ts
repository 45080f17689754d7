import type { PersonDetails, PublicPerson } from '@roomtone/contract/public-profile/show-person'
import { PROMPTS, promptsFrom } from '@roomtone/domain/account/prompts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { rateAnswers } from '../listing/entry.ts'
import { findCards } from '../search/entry.ts'
import { findLiveListings, findPerson } from './person.store.ts'

const LISTINGS = 12

type Asked = { id: string; isMember: boolean }
type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Strangers learn a first name and see a picture; the rest is for members. */
export async function showPerson(deps: Deps, { id, isMember }: Asked): Promise<PublicPerson> {
  const person = await findPerson(deps.db, id)
  if (!person) throw new Refused('not_found')
  const { name, avatarUrl, isHost, isFindable } = person
  const details = isMember ? await findDetails(deps, person) : null
  return { id, name, avatarUrl, isHost, isFindable, details }
}

async function findDetails({ db, clock }: Deps, person: Person): Promise<PersonDetails> {
  const { id, isHost } = person
  const prompts = promptsFrom(person.prompts)
  return {
    isVerified: person.isVerified,
    memberSince: person.createdAt.toISOString(),
    intro: person.intro,
    prompts: PROMPTS.filter((prompt) => prompts[prompt] !== '').map((prompt) => ({
      prompt,
      text: prompts[prompt],
    })),
    response: isHost ? await rateAnswers(db, id, clock.now()) : null,
    listings: isHost ? await findCards(db, await findLiveListings(db, id, LISTINGS)) : [],
  }
}
