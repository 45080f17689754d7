const closers = []
const NUMBERS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }
let leaving = false

/** Whatever was opened is closed at the end, also when it is a signal, in the opposite order. */
export function closeLater(close) {
  closers.push(close)
}

export async function closeAll() {
  for (const close of closers.splice(0).reverse()) {
    try {
      await close()
    } catch (error) {
      console.error(error)
    }
  }
}

export function closeOnSignal() {
  for (const [signal, number] of Object.entries(NUMBERS))
    process.on(signal, () => {
      if (leaving) return
      leaving = true
      void closeAll().then(() => process.exit(128 + number))
    })
}
