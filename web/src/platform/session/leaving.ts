/** True while the person signs out on purpose in this tab, so that nothing else sends them elsewhere. */
let leaving = false

export const isLeaving = (): boolean => leaving

export async function whileLeaving(work: () => Promise<void>): Promise<void> {
  leaving = true
  try {
    await work()
  } finally {
    leaving = false
  }
}
