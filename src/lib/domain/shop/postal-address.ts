type Place = Readonly<Record<'bairro' | 'cidade' | 'uf', string>>;

/** The line of its town. */
export function townLine({ bairro, cidade, uf }: Partial<Place> & Pick<Place, 'cidade' | 'uf'>): string {
  return [bairro, [cidade, uf].filter(Boolean).join(' - ')].filter(Boolean).join(', ');
}

/** The first line of an address, as an envelope has it. */
export function streetLine({
  logradouro,
  numero,
  complemento,
}: Readonly<Record<'logradouro' | 'numero' | 'complemento', string>>): string {
  return [logradouro, numero, complemento].filter(Boolean).join(', ');
}
