/**
 * Says a label that the domain has worded. Labels are English there, so English has nothing to do, and its pages ship
 * no catalogue.
 */
export function said(label: string): string {
  return label
}
