export const papersTexts = {
  insurance: (least: string) => `Insurance of ${least}`,
  insuranceAndPermit: (least: string) => `Insurance of ${least} and a permit`,
  permit: 'A permit',
}
