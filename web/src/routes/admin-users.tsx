export { UsersPage as Page } from '../features/admin/users-page.tsx'
