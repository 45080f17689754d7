import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { Button } from '../../../../ui/button.tsx'

const DeactivateDialog = lazyPart(async () => ({
  default: (await import('./deactivate-dialog.tsx')).DeactivateDialog,
}))

export function DeactivateButton({ label }: { label: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <DeactivateDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
