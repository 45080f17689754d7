/** What the key of a job that reads a feed begins with; the feed's id follows. */
export const FETCH_KEY = 'fetch-calendar:'
