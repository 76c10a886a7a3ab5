/** The first line of an address, as an envelope has it. */
export function streetLine({
  logradouro,
  numero,
  complemento,
}: Readonly<Record<'logradouro' | 'numero' | 'complemento', string>>): string {
  return [logradouro, numero, complemento].filter(Boolean).join(', ');
}
