import { CALENDAR_THREAD } from '../folders.ts'

/** A thread begins with a file of its own; tests, which run the sources, make one of them. */
export async function calendarThreadFile(): Promise<string> {
  return CALENDAR_THREAD
}
