/** What may be chosen as a password (OWASP ASVS 5, 6.2): whatever is typed, if it has eight characters. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

export type PasswordFault = 'missing' | 'short' | 'long';

/** Whether it is among the most used ones only the platform knows. */
export function passwordFault(senha: string): PasswordFault | undefined {
  if (senha === '') return 'missing';
  if (senha.length > PASSWORD_LENGTH.max) return 'long';
  return [...senha].length < PASSWORD_LENGTH.min ? 'short' : undefined;
}
