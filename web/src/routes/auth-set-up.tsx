import { SetUpPage } from '../features/account/admin-set-up/set-up-page.tsx'

export function Page() {
  return <SetUpPage />
}
