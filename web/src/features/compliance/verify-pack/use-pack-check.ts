import type { CheckedPack } from '@roomtone/domain/pack/check-pack'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { verifyPackTexts as texts } from '@roomtone/texts/compliance/verify-pack'
import { useEffect, useRef, useState } from 'react'

type ChosenPack = {
  name: string
  size: number
  bytes: Uint8Array
  container: PackProblem | null
  checked: CheckedPack | null
}

const loadCheck = () => import('./check.ts')

/** One pack at a time: the result of an earlier one never shows for a later one. */
export function usePackCheck(keys: PublishedKeys) {
  const [pack, setPack] = useState<ChosenPack | null>(null)
  const [busy, setBusy] = useState<'reading' | 'checking' | null>(null)
  const [problem, setProblem] = useState<string>()
  const turn = useRef(0)
  useEffect(() => {
    // Loaded in advance, so that the page works offline. Choosing a pack reports a failure.
    loadCheck().catch(() => {})
  }, [])

  async function run(doing: 'reading' | 'checking', work: (isLatest: () => boolean) => Promise<void>) {
    turn.current += 1
    const mine = turn.current
    const isLatest = () => turn.current === mine
    setBusy(doing)
    setProblem(undefined)
    try {
      await work(isLatest)
    } finally {
      if (isLatest()) setBusy(null)
    }
  }

  const choose = (file: File) =>
    run('reading', async (isLatest) => {
      setPack(null)
      const bytes = await file.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => null,
      )
      const check = bytes && (await loadCheck().catch(() => null))
      const container = bytes && check && (await check.checkContainer(bytes, keys))
      if (!isLatest()) return
      if (!bytes) setProblem(texts.file.failed)
      else if (!check) setProblem(texts.loadFailed)
      else setPack({ name: file.name, size: file.size, bytes, container, checked: null })
    })

  const open = (passphrase: string) =>
    run('checking', async (isLatest) => {
      if (!pack) return
      const check = await loadCheck().catch(() => null)
      const checked = check && (await check.checkPack(pack.bytes, passphrase, keys))
      if (!isLatest()) return
      if (checked) setPack({ ...pack, checked })
      else setProblem(texts.loadFailed)
    })

  return { pack, busy, problem, choose, open }
}
