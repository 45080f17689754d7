const WIDTH = 30

/** A line that grows in place on a terminal; elsewhere one line for each tenth. */
export function startBar(label, total) {
  let tenth = -1
  const draw = (done) => {
    const share = Math.min(1, done / total)
    const full = Math.round(share * WIDTH)
    const bar = `${label} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(share * 100)} %`
    if (process.stdout.isTTY) process.stdout.write(`\r${bar}${share === 1 ? '\n' : ''}`)
    else if (Math.floor(share * 10) > tenth) process.stdout.write(`${bar}\n`)
    tenth = Math.floor(share * 10)
  }
  draw(0)
  return draw
}
