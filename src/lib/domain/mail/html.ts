/**
 * A letter as HTML: one layout for all of them. Tables and inline styles, as mail programs drop most else; nothing is loaded
 * but the shop's own logo, which is the same for every reader. Every colour stands beside its ground, so that a program that
 * darkens one darkens both.
 */
import { escapeXml } from '../kernel/xml.ts';
import { type Block, type Fact, filled, type Row } from './blocks.ts';

/** How the shop looks in a letter. Colours are `#rrggbb`. */
export type LetterLook = {
  readonly nome: string;
  readonly siteUrl: string;
  /** Absolute; '' for a shop without one. */
  readonly logo: string;
  readonly telefone: string;
  /** In one line; '' for none. */
  readonly endereco: string;
  readonly cores: {
    readonly faixa: string;
    readonly naFaixa: string;
    /** Of buttons; white is read on it. */
    readonly destaque: string;
    /** Of links on the dark card. */
    readonly noEscuro: string;
  };
};

export type LetterParts = {
  readonly subject: string;
  readonly body: readonly Block[];
  /** Where the reader ends letters like this one. */
  readonly leave?: { readonly label: string; readonly href: string } | undefined;
};

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace";
const INK = 'color:#14202f';
const SOFT = 'color:#4a5869';
const RULE = '#dce2e8';
const SURFACE = '#f4f6f8';

/** Of programs that let a letter choose its dark colours. */
function darkSheet(noEscuro: string): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    '.ground{background:#0b0f15!important}',
    '.card{background:#171c24!important}',
    '.ink{color:#eef2f6!important}',
    '.soft{color:#aeb9c6!important}',
    '.panel{background:#222a35!important}',
    '.line{border-color:#384353!important}',
    `.go{color:${noEscuro}!important}`,
    '}',
  ].join('');
}

export function letterHtml(look: LetterLook, { subject, body, leave }: LetterParts): string {
  const blocks = filled(body);
  const [first] = blocks;
  const preview = blocks.find((block) => block.kind === 'text' && block !== first);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title>
<style>${darkSheet(look.cores.noEscuro)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${SURFACE}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview?.kind === 'text' ? escaped(preview.text.slice(0, 140)) : ''}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${SURFACE}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:8px;overflow:hidden">
${head(look)}
<tr><td class="ink" style="padding:24px 20px 8px;${FONT};font-size:16px;line-height:24px;${INK}">
${blocks.map((block) => blockHtml(block, look)).join('\n')}
</td></tr>
${foot(look, leave)}
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The name stands in the band; a logo above it on white, for which shops make theirs. */
function head({ nome, siteUrl, logo, cores }: LetterLook): string {
  const band = `background:${cores.faixa};color:${cores.naFaixa}`;
  if (logo === '') {
    return `<tr><td style="${band};padding:18px 20px;${FONT};font-size:20px;line-height:26px;font-weight:700"><a href="${escaped(siteUrl)}" style="color:${cores.naFaixa};text-decoration:none">${escaped(nome)}</a></td></tr>`;
  }
  const alt = `${FONT};font-size:20px;line-height:28px;font-weight:700;color:#14202f`;
  return `<tr><td style="background:#ffffff;padding:14px 20px"><a href="${escaped(siteUrl)}" style="color:#14202f;text-decoration:none"><img src="${escaped(logo)}" alt="${escaped(nome)}" height="40" style="display:block;border:0;height:40px;width:auto;max-width:240px;${alt}"></a></td></tr>
<tr><td style="background:${cores.faixa};height:6px;line-height:6px;font-size:6px">&nbsp;</td></tr>`;
}

function foot({ nome, siteUrl, telefone, endereco }: LetterLook, leave: LetterParts['leave']): string {
  const host = siteUrl.replace(/^https?:\/\//, '');
  const lines = [
    `<a class="soft" href="${escaped(siteUrl)}" style="${SOFT}">${escaped(host)}</a>${telefone === '' ? '' : ` · ${escaped(telefone)}`}`,
    ...(endereco === '' ? [] : [escaped(endereco)]),
    ...(leave
      ? [`<a class="soft" href="${escaped(leave.href)}" style="${SOFT}">${escaped(leave.label)}</a>`]
      : []),
  ];
  return `<tr><td class="soft line" style="padding:16px 20px 24px;border-top:1px solid ${RULE};${FONT};font-size:13px;line-height:20px;${SOFT}"><strong>${escaped(nome)}</strong><br>${lines.join('<br>')}</td></tr>`;
}

function blockHtml(block: Block, look: LetterLook): string {
  switch (block.kind) {
    case 'text':
      return block.text
        .trim()
        .split(/\n{2,}/)
        .map((one) => `<p style="margin:0 0 16px">${brokenLines(one)}</p>`)
        .join('\n');
    case 'said':
      return `<p class="soft" style="margin:0 0 4px;${SOFT};font-size:14px">${escaped(block.by)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="panel ink" style="background:${SURFACE};${INK};${FONT};font-size:16px;line-height:24px;padding:12px 16px;border-radius:6px">${brokenLines(block.text.trim())}</td></tr></table>`;
    case 'link':
      return linkHtml(block, look);
    case 'code':
      return `${block.lead === '' ? '' : `<p style="margin:0 0 6px">${escaped(block.lead)}</p>`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;table-layout:fixed"><tr><td class="panel ink" style="background:${SURFACE};${INK};${MONO};font-size:${block.code.length > 24 ? '15px;line-height:22px' : '22px;line-height:30px;letter-spacing:1px'};padding:12px 16px;border-radius:6px;word-break:break-all;overflow-wrap:anywhere">${escaped(block.code)}</td></tr></table>`;
    case 'rows':
      return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowHtml).join('')}</table>`;
    case 'facts':
      return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.facts
        .filter(({ value }) => value !== '')
        .map(factHtml)
        .join('')}</table>`;
  }
}

/** The address is shown too, for programs that draw no button and for who wants to see where it leads. */
function linkHtml(
  { lead, label, href }: Extract<Block, { kind: 'link' }>,
  { cores }: Pick<LetterLook, 'cores'>,
): string {
  const sentence = lead === '' ? '' : `<p style="margin:0 0 10px">${escaped(lead)}</p>`;
  return `${sentence}<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px"><tr><td style="background:${cores.destaque};border-radius:6px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:24px;font-weight:700;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table><p class="soft" style="margin:0 0 16px;${SOFT};font-size:13px;line-height:18px;word-break:break-all;overflow-wrap:anywhere"><a class="go" href="${escaped(href)}" style="color:${cores.destaque}">${escaped(href)}</a></p>`;
}

function rowHtml({ name, note, value, isTotal }: Row): string {
  const weight = isTotal ? 'font-weight:700;font-size:18px' : 'font-size:16px';
  const cell = `border-bottom:1px solid ${RULE};padding:10px 0;${FONT};line-height:22px;vertical-align:top;${INK};${weight}`;
  const more =
    note === '' ? '' : `<br><span class="soft" style="${SOFT};font-size:14px">${escaped(note)}</span>`;
  return `<tr><td class="ink line" style="${cell};overflow-wrap:anywhere">${escaped(name)}${more}</td><td class="ink line" align="right" style="${cell};padding-left:12px;white-space:nowrap">${escaped(value)}</td></tr>`;
}

function factHtml({ name, value }: Fact): string {
  return `<tr><td class="ink" style="padding:0 0 8px;${FONT};font-size:16px;line-height:22px;${INK};overflow-wrap:anywhere"><span class="soft" style="${SOFT};font-size:14px">${escaped(name)}</span><br>${brokenLines(value)}</td></tr>`;
}

/** Line ends stay. What others wrote never becomes a link: an address of theirs is read, not pressed. */
function brokenLines(said: string): string {
  return escaped(said).replaceAll('\n', '<br>');
}

/** Mail programs of old know no `&apos;`. */
function escaped(said: string): string {
  return escapeXml(said).replaceAll('&apos;', '&#39;');
}
