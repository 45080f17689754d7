import { SetUpPage } from '../../features/account/admin-set-up/set-up-page.tsx'

export { authSetUp as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <SetUpPage />
}
