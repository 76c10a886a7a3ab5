/** A group of settings, changed and saved as a whole. */
import type { Faults, Fields, Values } from '../record.ts';

export type Group = {
  readonly role: 'marketing' | 'configuracoes';
  readonly title: string;
  readonly about: string;
  /** `column` is the path of the value in the configuration: keys with dots between them. */
  readonly fields: Fields;
  /** What is wrong between its fields. */
  readonly also?: (values: Values) => Faults;
};
