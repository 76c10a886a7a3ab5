/** The fields of a posted form; undefined when the body is no form. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return undefined;
  // A multipart body cut short, or without its boundary, throws.
  return request.formData().catch(() => undefined);
}
