/** What was opened, each with the way to close it. */
export type Closers = (() => Promise<void>)[]
