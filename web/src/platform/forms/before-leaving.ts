/** Asks whoever signs out on purpose whether they mean it; false keeps them here. */
type Question = () => Promise<boolean>

let question: Question | null = null

/** For as long as something would be lost; answers with how to take the question back. */
export function askBeforeLeaving(asked: Question): () => void {
  question = asked
  return () => {
    if (question === asked) question = null
  }
}

export async function mayLeave(): Promise<boolean> {
  return question ? question() : true
}
