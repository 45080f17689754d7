export { CallSheetPage as Page } from '../features/compliance/call-sheet/call-sheet-page.tsx'
