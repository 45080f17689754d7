export { callSheet as title } from '@roomtone/texts/shell/titles'
export { CallSheetPage as Page } from '../../features/compliance/call-sheet/call-sheet-page.tsx'
