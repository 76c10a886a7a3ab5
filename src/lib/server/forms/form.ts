import { keepProof } from './form-proof.ts';

/** The fields of a posted form; undefined when the body is no form. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return undefined;
  // Of a copy: Astro renders no other page for a request whose body was read. A body cut short throws.
  const posted = await request
    .clone()
    .formData()
    .catch(() => undefined);
  if (posted) keepProof(request, posted);
  return posted;
}
