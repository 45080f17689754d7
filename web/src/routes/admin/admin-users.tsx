export { adminUsers as title } from '@roomtone/texts/shell/titles'
export { UsersPage as Page } from '../../admin/people/users-page.tsx'
