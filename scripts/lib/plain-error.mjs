/** A reason to stop that needs no stack: one sentence for the person at the terminal. */
export class PlainError extends Error {
  name = 'PlainError'
}

export function endWith(error) {
  const plain = error?.name === 'PlainError' || error?.name === 'StartupError'
  console.error(plain ? error.message : error)
  process.exit(1)
}
