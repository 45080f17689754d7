import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const DeactivateDialog = lazy(async () => ({
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
