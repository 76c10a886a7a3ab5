/** One variable of the environment each; what is wrong with it is added to `problems`, beginning with its name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as absent. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
  problems: string[],
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (startsWith(value, protocols)) return value;
  // The value may hold a password, so it is not repeated.
  problems.push(`${name} is not a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return undefined;
}

const startsWith = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const POSTGRES = ['postgres:', 'postgresql:'];

/** The servers of a database: one in `DATABASE_URL`, or several in `DATABASE_URLS`, with commas between. */
export function readDatabaseUrls(
  env: Environment,
  problems: string[],
): readonly [string, ...string[]] | undefined {
  const single = readUrl(env, 'DATABASE_URL', POSTGRES, problems);
  const list = text(env, 'DATABASE_URLS');
  if (list === undefined) return single === undefined ? undefined : [single];
  if (single !== undefined) problems.push('DATABASE_URLS stands beside DATABASE_URL: give one of the two');
  const [first = '', ...others] = list.split(',').map((url) => url.trim());
  if (![first, ...others].every((url) => startsWith(url, POSTGRES)))
    problems.push('DATABASE_URLS is not a list of URLs that start with postgres://, with commas between');
  return [first, ...others];
}

export function readOrigin(env: Environment, name: string, problems: string[]): string | undefined {
  const value = readUrl(env, name, ['http:', 'https:'], problems);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  problems.push(`${name} is more than an origin: give it without path or query, like ${url.origin}`);
  return undefined;
}

/** The first choice is the default. */
export function readChoice<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
  problems: string[],
): Choice {
  const value = text(env, name);
  const found = value === undefined ? choices[0] : choices.find((choice) => choice === value);
  if (found === undefined) problems.push(`${name} is "${value}": give ${choices.join(' or ')}`);
  return found ?? choices[0];
}

export function readSwitch(env: Environment, name: string, problems: string[]): boolean {
  return readChoice(env, name, ['0', '1'], problems) === '1';
}

export function readKeys(
  env: Environment,
  names: readonly [string, string],
  wanted: string,
  problems: string[],
): readonly [string, string] {
  const read = (name: string): string => {
    const value = text(env, name) ?? '';
    if (!isToken(value)) problems.push(`${name} is missing or no key: ${wanted} needs it`);
    return value;
  };
  return [read(names[0]), read(names[1])];
}

/** What a header may carry. */
export const isToken = (value: string): boolean => /^[\x21-\x7e]+$/.test(value);
