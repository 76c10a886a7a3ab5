/**
 * Remembers with a request what its form brought to prove that a person sent it, so that the calls made for that form
 * carry it to the platform.
 */
import { captchaToken } from '#lib/domain/kernel/captcha.ts';

const proofs = new WeakMap<Request, string>();

export function keepProof(request: Request, posted: FormData): void {
  const token = captchaToken(posted);
  if (token !== '') proofs.set(request, token);
}

/** '' where there is none. */
export function proofOf(request: Request): string {
  return proofs.get(request) ?? '';
}
