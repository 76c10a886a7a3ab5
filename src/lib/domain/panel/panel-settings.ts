/** What of a shop's settings can be changed in the panel, by whom, and what each field takes. */
import { tagContainer } from '#lib/domain/analytics/analytics.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { isCnpj, plainTaxId } from '#lib/domain/kernel/tax-id.ts';

export type SettingField =
  | { readonly kind: 'flag' }
  | {
      readonly kind: 'text';
      readonly longest: number;
      readonly required?: true;
      readonly lines?: true;
      /** The path of a picture of the shop. */
      readonly picture?: true;
      readonly rule?: keyof typeof RULES;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** Digits after the comma. */
      readonly decimals: 0 | 2;
    };

type Group = {
  readonly role: 'marketing' | 'administrador';
  readonly fields: Readonly<Record<string, SettingField>>;
};

export type SettingValue = string | number | boolean;
export type SettingValues = Readonly<Record<string, SettingValue>>;
/** Why a value is refused. */
export type SettingFault = 'missing' | 'long' | 'number' | 'range' | keyof typeof RULES;

const PERCENT = { kind: 'number', min: 0, max: 90, decimals: 2 } as const;
const LINK = { kind: 'text', longest: 200, rule: 'link' } as const;

export const SETTING_GROUPS = {
  freteGratis: {
    role: 'marketing',
    fields: {
      ativo: { kind: 'flag' },
      minimo: { kind: 'number', min: 0, max: 100_000, decimals: 0 },
      mensagem: { kind: 'text', longest: 120, required: true, rule: 'placeholder' },
      mensagemGanhou: { kind: 'text', longest: 120, required: true },
    },
  },
  contato: {
    role: 'marketing',
    fields: {
      email: { kind: 'text', longest: 254, rule: 'email' },
      telefone: { kind: 'text', longest: 30, rule: 'phone' },
      whatsapp: { kind: 'text', longest: 30, rule: 'phone' },
      horario: { kind: 'text', longest: 160 },
    },
  },
  redes: {
    role: 'marketing',
    fields: { instagram: LINK, facebook: LINK, youtube: LINK, tiktok: LINK, linkedin: LINK },
  },
  seo: {
    role: 'marketing',
    fields: {
      title: { kind: 'text', longest: 120, required: true },
      description: { kind: 'text', longest: 320, lines: true },
      titleSocial: { kind: 'text', longest: 120 },
      descriptionSocial: { kind: 'text', longest: 320, lines: true },
    },
  },
  medicao: {
    role: 'marketing',
    fields: { gtm: { kind: 'text', longest: 20, rule: 'gtm' } },
  },
  aguarde: {
    role: 'administrador',
    fields: {
      ativo: { kind: 'flag' },
      mensagem: { kind: 'text', longest: 300, lines: true },
      arquivo: { kind: 'text', longest: 200, picture: true, rule: 'path' },
    },
  },
  empresa: {
    role: 'administrador',
    fields: {
      nome: { kind: 'text', longest: 60, required: true },
      razaoSocial: { kind: 'text', longest: 150, required: true },
      cnpj: { kind: 'text', longest: 18, required: true, rule: 'cnpj' },
      endereco: { kind: 'text', longest: 250, required: true },
      lojaTeste: { kind: 'flag' },
    },
  },
  pagamento: {
    role: 'administrador',
    fields: {
      pix: PERCENT,
      boleto: PERCENT,
      deposito: PERCENT,
      cartao: PERCENT,
      geral: PERCENT,
      semJuros: { kind: 'number', min: 1, max: 24, decimals: 0 },
      maximo: { kind: 'number', min: 1, max: 24, decimals: 0 },
      taxa: { kind: 'number', min: 0, max: 20, decimals: 2 },
      parcelaMinima: { kind: 'number', min: 0, max: 10_000, decimals: 2 },
    },
  },
} as const satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as readonly GroupName[];

/** As addresses have it: `frete-gratis`. */
export function groupSlug(name: GroupName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function groupFields(name: GroupName): Readonly<Record<string, SettingField>> {
  return SETTING_GROUPS[name].fields;
}

/** The field's value is what its kind says: a number, a text, yes or no. Undefined for a good one. */
export function settingFault(field: SettingField, value: SettingValue): SettingFault | undefined {
  if (field.kind === 'flag') return undefined;
  if (field.kind === 'number') return numberFault(field, value);
  const text = String(value);
  if (text.trim() === '') return field.required ? 'missing' : undefined;
  if (text.length > field.longest) return 'long';
  return field.rule && !RULES[field.rule](text) ? field.rule : undefined;
}

/** What is wrong between the fields of a group, by the field where it is said. */
export function groupFaults(name: GroupName, values: SettingValues): Readonly<Record<string, SettingFault>> {
  const faults: Record<string, SettingFault> = {};
  for (const [field, rules] of Object.entries(groupFields(name))) {
    const fault = settingFault(rules, values[field] ?? '');
    if (fault) faults[field] = fault;
  }
  const { semJuros = 0, maximo = 0 } = values;
  if (name !== 'pagamento' || Number(maximo) >= Number(semJuros)) return faults;
  return { maximo: 'range', ...faults };
}

function numberFault(
  { min, max, decimals }: Extract<SettingField, { kind: 'number' }>,
  value: SettingValue,
): SettingFault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  if (Math.round(value * 10 ** decimals) / 10 ** decimals !== value) return 'number';
  return value < min || value > max ? 'range' : undefined;
}

const RULES = {
  cnpj: (text: string) => isCnpj(plainTaxId(text)),
  email: isMailAddress,
  gtm: (text: string) => tagContainer(text) !== undefined,
  link: (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:',
  /** A picture of the shop itself. */
  path: (text: string) => /^\/(?!\/)[^\s\\"'<>]*$/.test(text),
  phone: (text: string) => [10, 11].includes(text.replace(/\D/g, '').length) && /^[\d\s()+-]+$/.test(text),
  placeholder: (text: string) => /\{\{?valor\}\}?/.test(text),
};
