import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'

type Fetched<P> = () => Promise<ComponentType<P>>

/**
 * A part far down a public page. The server draws it with the page, after waiting for `prepare`; in the
 * browser the server's HTML stays as it is until somebody comes near or touches the page. It carries `id`
 * itself.
 */
export function drawnLater<P extends object>(id: string, fetchCode: Fetched<P>, waiting: ReactNode) {
  let drawn: ComponentType<P> | undefined
  const Later = lazy(async () => {
    await comesNear(id)
    return { default: (await fetchCode()) as ComponentType }
  }) as ComponentType<P>

  async function prepare(): Promise<void> {
    drawn = await fetchCode()
  }

  /**
   * Memoized, because redrawing its surroundings again and again must not disturb what is not hydrated yet.
   */
  const Part = memo(function DrawnLater(props: P) {
    const Drawn = drawn ?? Later
    return (
      <Suspense fallback={waiting}>
        <Drawn {...props} />
      </Suspense>
    )
  })

  return { prepare, Part }
}

function comesNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const box = document.getElementById(id)
    if (!box) return resolve()
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, () => resolve(), { once: true, passive: true })
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: '300px',
    }).observe(box)
  })
}
