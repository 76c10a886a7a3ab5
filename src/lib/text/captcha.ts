/** Beside forms that a service guards against programs. */
export const captchaText = {
  guarded: (service: string): string =>
    `Este formulário é protegido contra robôs pelo ${service}, que recebe dados do seu navegador quando você começa a preenchê-lo.`,
  privacy: 'Privacidade do serviço',
  slow: 'A verificação contra robôs está demorando. Responda a ela, se aparecer, ou envie de novo: o formulário segue mesmo sem ela.',
} as const;
