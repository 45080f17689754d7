export { UsersPage as Page } from '../admin/people/users-page.tsx'
