/**
 * The path of an uploaded file on our own origin. Answers carry absolute addresses, with another host when the platform
 * is a hosted one, and `/upload/*` is served here in every mode; anything else stays as it is.
 */
export function uploadPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/upload\/)/, '');
}

/** Is it served here? */
export function isUpload(url: string): boolean {
  return uploadPath(url).startsWith('/upload/');
}
