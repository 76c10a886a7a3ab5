/** The invented company of the demo store, and whether a shop still shows it as its own. */
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';

/** What the demo store is called; its drawn name is no other shop's. */
export const DEMO_NAME = 'Fio & Sinal';

/** The CNPJ is the well-known sample number whose check digits are right. */
export const DEMO_COMPANY = {
  razaoSocial: 'Fio & Sinal Comércio de Cabos Demonstração Ltda.',
  cnpj: '11.222.333/0001-81',
} as const;

type Settings = {
  readonly sistema: {
    readonly geral: { readonly site: { readonly razaoSocial: string; readonly cnpj: string } };
  };
};

/** Whether name or number of the demo's company is in the footer: nobody may sell under it. */
export function demoLegalData({ sistema }: Settings): boolean {
  const { razaoSocial, cnpj } = sistema.geral.site;
  return (
    razaoSocial.trim() === DEMO_COMPANY.razaoSocial || plainTaxId(cnpj) === plainTaxId(DEMO_COMPANY.cnpj)
  );
}
