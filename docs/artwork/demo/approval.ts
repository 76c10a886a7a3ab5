/** What stands in the place of Anatel's number: maker, year and family in its form, of a maker 00000 that does not exist. */
export function demoApproval(familia: number): string {
  return `00000-25-${String(familia).padStart(5, '0')} (número de demonstração)`;
}
