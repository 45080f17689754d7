/** A grid without a table: bars lie across its cells, which a table does not allow. */
export const GRID = { role: 'grid', 'aria-multiselectable': true } as const
export const ROW = { role: 'row' } as const
export const ROW_HEADER = { role: 'rowheader' } as const
export const COLUMN_HEADER = { role: 'columnheader' } as const
export const CELL = { role: 'gridcell' } as const
export const NONE = { role: 'presentation' } as const
