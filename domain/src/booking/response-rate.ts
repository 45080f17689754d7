/** Fewer answers say more about chance than about the host. */
const LEAST = 3

type Answers = { answered: number; missed: number; medianMinutes: number | null }

export type ResponseRate = { percent: number; medianMinutes: number }

/** Of the requests that had an end: how many were answered in time. Null while there is too little to tell. */
export function responseRate({ answered, missed, medianMinutes }: Answers): ResponseRate | null {
  const total = answered + missed
  if (total < LEAST) return null
  return { percent: Math.round((answered * 100) / total), medianMinutes: Math.round(medianMinutes ?? 0) }
}
