import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { openingOn } from '@roomtone/domain/availability/weekly-hours'
import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import type { Shoot } from '@roomtone/domain/pricing/menu'
import { leastHours, mostCrew } from '@roomtone/domain/pricing/what-menu-asks'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import type { Random } from '../random.ts'
import type { RandomTerms } from './random-terms.ts'

export type AskedTime = {
  from: LocalDate
  to?: LocalDate | undefined
  start?: number | undefined
  hours?: number | undefined
  crew?: number | undefined
}

/** What somebody searches for: a day, hours of it, or several days, and for how many people. */
export function randomSearch(random: Random, today: LocalDate): AskedTime {
  const from = addDays(today, random.int(3, 90))
  const crew = random.chance(0.6) ? random.int(1, 15) : undefined
  if (random.chance(0.35)) return { from, to: addDays(from, random.int(1, 9)), crew }
  const hours = random.chance(0.5) ? random.int(2, 9) : undefined
  const start = random.chance(0.5) ? random.int(16, 30) * 30 : undefined
  return { from, start, hours, crew }
}

/** A time and a shoot that this listing sells, as far as its own rules go; notice and closed days may still refuse it. */
export function randomChoice(
  random: Random,
  terms: RandomTerms,
  today: LocalDate,
): { time: TimeChoice; shoot: Shoot } {
  const kind = random.pick(PRODUCTION_KINDS)
  const crew = random.int(1, Math.min(mostCrew(terms, kind), 20))
  const addOns = random
    .some(terms.menu.addOns, 0.3)
    .map(({ id, min, max }) => ({ id, count: random.int(min, max) }))
  const shoot = { kind, crew, addOns }
  const date = openDay(terms, addDays(today, random.pick([2, 3, 5, 9, 20, 40, 100]) + random.int(0, 6)))
  const isByDay = terms.rentsBy === 'both' ? random.chance(0.4) : terms.rentsBy === 'day'
  return { shoot, time: isByDay ? randomDays(random, terms, date) : randomHours(random, terms, date, shoot) }
}

function openDay(terms: RandomTerms, from: LocalDate): LocalDate {
  return openingOn(terms.hours, from) ? from : openDay(terms, addDays(from, 1))
}

function randomDays(random: Random, { menu }: RandomTerms, checkIn: LocalDate): TimeChoice {
  const days = random.chance(0.2) ? random.int(7, 12) : random.int(1, 3)
  const around = () => (menu.prepPercent !== null && random.chance(0.4) ? random.int(1, 3) : 0)
  return { by: 'day', checkIn, checkOut: addDays(checkIn, days - 1), prep: around(), strike: around() }
}

function randomHours(
  random: Random,
  terms: RandomTerms,
  date: LocalDate,
  { kind }: Pick<Shoot, 'kind'>,
): TimeChoice {
  const { opensAt, closesAt } = openingOn(terms.hours, date) ?? { opensAt: 0, closesAt: 1440 }
  const least = leastHours(terms, kind)
  const longest = Math.max(least, Math.floor((closesAt - opensAt) / 60))
  const hours = random.int(least, longest)
  const spare = Math.max(0, Math.floor((closesAt - opensAt) / 60) - hours)
  const isAround = terms.menu.prepPercent !== null && random.chance(0.6)
  const prep = isAround ? random.int(0, Math.min(3, spare)) : 0
  const strike = isAround ? random.int(0, Math.min(3, spare - prep)) : 0
  const start = Math.min(1410, opensAt + prep * 60 + random.int(0, (spare - prep - strike) * 2) * 30)
  return { by: 'hour', date, start, hours, prep, strike }
}
