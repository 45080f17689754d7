import type { Menu } from '@roomtone/domain/pricing/menu'

export type MenuProps = {
  menu: Menu
  onChange: (change: Partial<Menu>) => void
  errorOf: (field: string) => string | undefined
}
