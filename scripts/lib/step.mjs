const heartbeat = 3_000

/** One line per piece of work, growing while it lasts: `Building ..... (12 s)`. */
export async function step(label, work) {
  const begun = Date.now()
  process.stdout.write(`${label} ...`)
  const dots = setInterval(() => process.stdout.write('.'), heartbeat)
  try {
    const result = await work()
    process.stdout.write(` (${Math.round((Date.now() - begun) / 1000)} s)\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  } finally {
    clearInterval(dots)
  }
}
