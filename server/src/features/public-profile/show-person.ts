import type { PublicPerson } from '@roomtone/contract/person/show-person'
import { PROMPTS, promptsFrom } from '@roomtone/domain/account/prompts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { rateAnswers } from '../listing/entry.ts'
import { findCards } from '../search/entry.ts'
import { findLiveListings, findPerson } from './person.store.ts'

const LISTINGS = 12

export async function showPerson({ db, clock }: Deps, id: string): Promise<PublicPerson> {
  const person = await findPerson(db, id)
  if (!person) throw new Refused('not_found')
  const { isHost } = person
  const prompts = promptsFrom(person.prompts)
  return {
    id: person.id,
    name: person.name,
    avatarUrl: person.avatarUrl,
    isVerified: person.isVerified,
    memberSince: person.createdAt.toISOString(),
    intro: person.intro,
    prompts: PROMPTS.filter((prompt) => prompts[prompt] !== '').map((prompt) => ({
      prompt,
      text: prompts[prompt],
    })),
    isHost,
    response: isHost ? await rateAnswers(db, id, clock.now()) : null,
    listings: isHost ? await findCards(db, await findLiveListings(db, id, LISTINGS)) : [],
    isFindable: person.isFindable,
  }
}
