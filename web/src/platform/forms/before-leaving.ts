/** Asks people who sign out on purpose whether they mean it; false keeps them here. */
type Question = () => Promise<boolean>

let question: Question | null = null

/** Registered for as long as something would be lost; returns how to unregister it. */
export function askBeforeLeaving(asked: Question): () => void {
  question = asked
  return () => {
    if (question === asked) question = null
  }
}

export async function mayLeave(): Promise<boolean> {
  return question ? question() : true
}
