import { SetUpPage } from '../features/admin-set-up/set-up-page.tsx'

export function Page() {
  return <SetUpPage />
}
